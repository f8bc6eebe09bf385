import { strToU8, zipSync } from "fflate";
import writeExcelFile, { type Row } from "write-excel-file/node";
import { readWorkbook } from "./read-workbook";

const limits = { rows: 50, columns: 10 };
const csv = (text: string) =>
  readWorkbook("crew.csv", new TextEncoder().encode(text), limits).then(([sheet]) => sheet?.rows);

async function workbook(cells: Row[]) {
  return new Uint8Array(await writeExcelFile(cells, { sheet: "Crew" }).toBuffer());
}
/** A workbook with one sheet of this XML, as other programs write it. */
const raw = (sheetData: string) =>
  zipSync({
    "[Content_Types].xml": strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    "xl/workbook.xml": strToU8(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Crew" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
  });

test("text, numbers, dates and blanks of a workbook come at their line and column", async () => {
  const bytes = await workbook([
    [{ value: "Name" }, { value: "Born" }],
    [],
    [
      null,
      { value: new Date("1990-05-17T00:00:00Z"), type: Date, format: "dd mmm yyyy" },
      { value: 172.5, type: Number },
    ],
  ]);
  const [sheet] = await readWorkbook("crew.XLSX", bytes, limits);
  expect(sheet?.name).toBe("Crew");
  expect(sheet?.rows).toEqual([
    ["Name", "Born", null],
    expect.arrayContaining([]),
    [null, new Date("1990-05-17T00:00:00Z"), 172.5],
  ]);
  expect(sheet?.rows).toHaveLength(3);
});

test("of a formula its value counts", async () => {
  const [sheet] = await readWorkbook(
    "crew.xlsx",
    raw('<row r="1"><c r="A1" t="str"><f>CONCATENATE("6","2")</f><v>62</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>'),
    limits,
  );
  expect(sheet?.rows).toEqual([["62", 2]]);
});

test("marks a formula without a computed value; one with an empty text is a value", async () => {
  const [sheet] = await readWorkbook(
    "crew.xlsx",
    raw(
      '<row r="1"><c r="A1"><f>1+1</f></c><c r="B1" s="2"><f>"A"&amp;"B"</f><v></v></c><c r="C1"><f t="shared" si="0"/><v/></c>' +
        '<c r="D1" t="str"><f>IF(1,"")</f><v></v></c><c r="E1"><v>3</v></c></row>',
    ),
    limits,
  );
  expect(sheet?.rows).toEqual([["#VALUE!", "#VALUE!", "#VALUE!", "", 3]]);
});

test("a sheet with a cell far out, too many lines or much too much inside is refused before it is built", async () => {
  for (const sheet of [
    '<row r="1048576"><c r="A1048576"><v>1</v></c></row>',
    '<row r="1"><c r="XFD1"><v>1</v></c></row>',
    "<row/>".repeat(51),
  ]) {
    await expect(readWorkbook("crew.xlsx", raw(sheet), limits)).rejects.toMatchObject({ code: "too-large" });
  }
  await expect(
    readWorkbook("crew.xlsx", raw(`<row r="1"><c r="A1"><v>${" ".repeat(45_000_000)}</v></c></row>`), limits),
  ).rejects.toMatchObject({ code: "too-large" });
});

test("what is no workbook is refused, whatever it is called", async () => {
  const text = new TextEncoder().encode("Name,Born\n");
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]);
  for (const [name, bytes] of [
    ["crew.xlsx", text],
    ["crew.xlsx", zipSync({ "a.txt": text })],
    ["crew.csv", png],
    ["crew.csv", raw("")],
    ["crew.xls", text],
    ["crew", text],
  ] as const) {
    await expect(readWorkbook(name, bytes, limits)).rejects.toMatchObject({ code: "unsupported-type" });
  }
});

test.each(["blob", ""])("a file a program sends as %p is judged by its bytes", async (name) => {
  const text = new TextEncoder().encode("Name,Born\nBudi,1990-05-17\n");
  const [fromText] = await readWorkbook(name, text, limits);
  expect(fromText?.rows[0]).toEqual(["Name", "Born"]);
  const [sheet] = await readWorkbook(name, await workbook([[{ value: "Name" }]]), limits);
  expect(sheet?.rows).toEqual([["Name"]]);
  await expect(readWorkbook(name, new Uint8Array([0, 1, 2, 0]), limits)).rejects.toMatchObject({
    code: "unsupported-type",
  });
});

test.each([
  [
    "commas",
    "Name,Rank\nBudi,Bosun\n",
    [
      ["Name", "Rank"],
      ["Budi", "Bosun"],
    ],
  ],
  [
    "semicolons and Windows line ends",
    "Name;Rank\r\nBudi;Bosun\r\n",
    [
      ["Name", "Rank"],
      ["Budi", "Bosun"],
    ],
  ],
  [
    "quotes around separators, line ends and quotes",
    'Name,Address\n"Santoso, Budi","Jl. ""Perak""\n12"',
    [
      ["Name", "Address"],
      ["Santoso, Budi", 'Jl. "Perak"\n12'],
    ],
  ],
  ["a mark of byte order", "\ufeffName,Rank\n", [["Name", "Rank"]]],
  [
    "the line ends of an old Mac",
    "Name,Rank\rBudi,Bosun\r",
    [
      ["Name", "Rank"],
      ["Budi", "Bosun"],
    ],
  ],
  ["blank fields and lines", "a,b\n\n,c", [["a", "b"], [""], ["", "c"]]],
])("a CSV file with %s is read", async (_name, text, rows) => {
  expect(await csv(text)).toEqual(rows);
});

test("names from Windows keep their letters", async () => {
  expect(
    (await readWorkbook("crew.csv", new Uint8Array([0x4a, 0x6f, 0x73, 0xe9, 0x2c, 0x31]), limits))[0]?.rows,
  ).toEqual([["José", "1"]]);
});
