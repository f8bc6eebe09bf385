import { strToU8, unzipSync, zipSync } from "fflate";
import { CFB, utils, write, type BookType, type WorkBook } from "xlsx";
import { readWorkbook } from "./read-workbook";

// Each file starts a process of its own, which a busy machine lets wait.
jest.setTimeout(90_000);
const limits = { rows: 50, columns: 10 };
const rowsOf = async (name: string, bytes: Uint8Array) =>
  (await readWorkbook(name, bytes, limits)).map(({ rows }) => rows);

const birth = Date.UTC(1990, 4, 17);
const cells = [
  ["Kode pelaut", "Nama lengkap", "NIK", "Lahir", "Tinggi", "Aktif"],
  ["6211576805", "José Ünal", "3578101705900001", new Date(birth), 172.5, true],
  ["0211576806", "Siti", "0578101705900002", null, 160, false],
];
function book({ isMac = false } = {}): WorkBook {
  const made = utils.book_new(utils.aoa_to_sheet(cells, { UTC: true, cellDates: false }), "Crew");
  made.Workbook = { WBProps: { date1904: isMac } };
  const day = made.Sheets.Crew?.D2;
  if (day)
    Object.assign(day, {
      t: "n",
      v: (birth - Date.UTC(1899, 11, 30)) / 86_400_000 - (isMac ? 1_462 : 0),
      z: "dd/mm/yyyy",
    });
  return made;
}
/** For Excel 5 the library writes no letters but those of ASCII; they are put in afterwards. */
function written(bookType: BookType, options = {}): Uint8Array {
  const bytes: Buffer = write(book(options), { type: "buffer", bookType });
  return new Uint8Array(
    bookType === "biff5"
      ? Buffer.from(bytes.toString("latin1").replace("Jos_ _nal", "Jos\xe9 \xdcnal"), "latin1")
      : bytes,
  );
}
const workbookStream = (bytes: Uint8Array) => CFB.read(Buffer.from(bytes), { type: "buffer" });

test.each([
  ["xlsx", "xlsx", {}],
  ["xlsx with days counted from 1904", "xlsx", { isMac: true }],
  ["xls of Excel 97 to 2003", "biff8", {}],
  ["xls with days counted from 1904", "biff8", { isMac: true }],
  ["xls of Excel 5 and 95", "biff5", {}],
  ["ods", "ods", {}],
] as const)(
  "text, long numbers, leading zeros, days, numbers and yes or no come out of %s as they went in, whatever workbook the name says",
  async (_name, bookType, options) => {
    expect(await rowsOf("crew.xls", written(bookType, options))).toEqual([cells]);
  },
);

test("zeros that only the format of a cell shows are read as shown", async () => {
  const sheet = utils.aoa_to_sheet([["Kode pelaut"], [211_576_805], [160]]);
  Object.assign(sheet.A2 ?? {}, { z: "0000000000" });
  const bytes = write(utils.book_new(sheet, "Crew"), { type: "buffer", bookType: "xlsx" });
  expect(await rowsOf("crew.xlsx", new Uint8Array(bytes))).toEqual([[["Kode pelaut"], ["0211576805"], [160]]]);
});

test.each(["xlsx", "biff8", "ods"] as const)(
  "of several sheets of %s each comes under its name, an empty one too",
  async (bookType) => {
    const made = book();
    utils.book_append_sheet(made, utils.aoa_to_sheet([[]]), "Nothing");
    utils.book_append_sheet(made, utils.aoa_to_sheet([["Kind"], ["COP"]]), "Certificates");
    const sheets = await readWorkbook("crew.xls", new Uint8Array(write(made, { type: "buffer", bookType })), limits);
    expect(sheets.map(({ name }) => name)).toEqual(["Crew", "Nothing", "Certificates"]);
    expect(sheets.map(({ rows }) => rows)).toEqual([cells, [], [["Kind"], ["COP"]]]);
  },
);

test("an OpenDocument sheet as LibreOffice writes it: repeated cells, lines to the end of the world, two paragraphs, an error", async () => {
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:calcext="c"><office:body><office:spreadsheet><table:table table:name="Crew">
    <table:table-column table:number-columns-repeated="16384"/>
    <table:table-row><table:table-cell office:value-type="string" calcext:value-type="string"><text:p>Name</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="7" calcext:value-type="float"><text:p>7</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row>
    <table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string"><text:p>Jl. Perak</text:p><text:p>No. <text:span>12</text:span></text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="1990-05-17"><text:p>17/05/90</text:p></table:table-cell><table:table-cell table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row>
    <table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
  </table:table></office:spreadsheet></office:body></office:document-content>`;
  const manifest =
    '<manifest:manifest xmlns:manifest="m"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>';
  const bytes = zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "META-INF/manifest.xml": strToU8(manifest),
    "content.xml": strToU8(content),
  });
  const line = ["Jl. Perak\nNo. 12", new Date(birth), "#N/A"];
  expect(await rowsOf("crew.ods", bytes)).toEqual([[["Name", 7, 7], line, line]]);
  const text = zipSync({
    "META-INF/manifest.xml": strToU8(manifest),
    "content.xml": strToU8(content.replaceAll("office:spreadsheet", "office:text")),
  });
  await expect(rowsOf("letter.ods", text)).rejects.toMatchObject({ messageKey: "sheets.notASheet" });
});

test("ignores formatted empty cells and names before a colon", async () => {
  const parts = unzipSync(written("xlsx"));
  const sheet =
    '<x:worksheet xmlns:x="m"><x:dimension ref="A1:XFD1048576"/><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c r="XFD1" s="0"/></x:row><x:row r="1048576"><x:c r="A1048576" s="0"/></x:row></x:sheetData></x:worksheet>';
  expect(await rowsOf("crew.xlsx", zipSync({ ...parts, "xl/worksheets/sheet1.xml": strToU8(sheet) }))).toEqual([
    [["Name"]],
  ]);
});

test.each([
  ["a mark of byte order", Buffer.from("\ufeffNama;NIK\nJosé;3578101705900001", "utf8")],
  ["Windows-1252", Buffer.from("Nama;NIK\nJos\xe9;3578101705900001", "latin1")],
  ["UTF-16, as Excel saves Unicode text", Buffer.from("\ufeffNama\tNIK\r\nJosé\t3578101705900001\r\n", "utf16le")],
  ["UTF-16 the other way round", Buffer.from("\ufeffNama,NIK\nJosé,3578101705900001\n", "utf16le").swap16()],
])("reads a CSV file in %s with its letters and all digits of a NIK", async (_name, bytes) => {
  expect(await rowsOf("crew.csv", bytes)).toEqual([
    [
      ["Nama", "NIK"],
      ["José", "3578101705900001"],
    ],
  ]);
});

test("reads the characters of a Windows code page", async () => {
  const bytes = Buffer.concat([
    Buffer.from("Nama\n"),
    Buffer.from([0x93, 0x4d, 0x61, 0x92, 0x72, 0x94, 0x96, 0x80, 0x8e]),
  ]);
  expect(await rowsOf("crew.csv", bytes)).toEqual([[["Nama"], ["“Ma’r”–€Ž"]]]);
});

test("fields of a CSV file remain as typed: zeros, dates, formulas, errors, spaces, quotes inside", async () => {
  const typed = ["0081", "17/05/1990", "=1+1", "#N/A", "TRUE", " x ", 'Jl. 5" A', "1e5", "3578101705900001"];
  expect(await rowsOf("crew.csv", Buffer.from(`h\n${typed.join(",")}\n`))).toEqual([[["h"], typed]]);
});

test.each([
  "ID,Name\n1,Budi",
  "TABLE\n0,1\n",
  "PK,Name\n1,2",
  "1,2\n3,4",
  "{\\rt,a\n1,2",
  "socialcalc:version:1,a\n1,2",
  "\n\n<x>,1\n",
  '"a"\n',
  "sep=|x,1\n",
])("the text %j is nothing but lines and fields", async (text) => {
  expect(await rowsOf("crew.csv", Buffer.from(text))).toEqual([
    text
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => line.replaceAll('"', "").split(",")),
  ]);
});

test("a first line that names the separator is believed and counted", async () => {
  expect(await rowsOf("crew.csv", Buffer.from("sep=;\r\nNama;Alamat, kota\r\n"))).toEqual([
    [["sep="], ["Nama", "Alamat, kota"]],
  ]);
});

test.each([
  ["xlsb", "otherKind"],
  ["xlsm", "otherKind"],
  ["fods", "webPage"],
  ["xlml", "webPage"],
  ["html", "webPage"],
  ["biff2", "notASheet"],
  ["txt", "namedAsWorkbook"],
  ["dif", "namedAsWorkbook"],
] as const)("an %s file that claims to be a workbook is refused as %s", async (bookType, key) => {
  await expect(rowsOf("crew.xlsx", written(bookType))).rejects.toMatchObject({
    code: "unsupported-type",
    messageKey: `sheets.${key}`,
  });
});

test.each([
  ["crew.XLSB", "otherKind"],
  ["crew.xlsm", "otherKind"],
  ["crew.pdf", "notASheet"],
  ["crew", "notASheet"],
  ["xlsx", "notASheet"],
])("the name %s is refused as %s whatever is inside", async (name, key) => {
  await expect(rowsOf(name, written("xlsx"))).rejects.toMatchObject({
    code: "unsupported-type",
    messageKey: `sheets.${key}`,
  });
});

test("a file that is locked says so: XLSX, XLS and ODS", async () => {
  const xlsx = CFB.utils.cfb_new();
  CFB.utils.cfb_add(xlsx, "/EncryptionInfo", Buffer.from("0400040040000000", "hex"));
  CFB.utils.cfb_add(xlsx, "/EncryptedPackage", Buffer.alloc(5_000, 7));
  const old = workbookStream(written("biff8"));
  const stream = CFB.find(old, "/Workbook")?.content as Uint8Array;
  const first = 4 + stream[2]!;
  const xls = CFB.utils.cfb_new();
  CFB.utils.cfb_add(
    xls,
    "/Workbook",
    Buffer.concat([stream.slice(0, first), Buffer.from("2f000600000011223344", "hex"), stream.slice(first)]),
  );
  const parts = unzipSync(written("ods"));
  const ods = zipSync({
    ...parts,
    "META-INF/manifest.xml": strToU8(
      '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
    ),
  });
  for (const bytes of [CFB.write(xlsx, { type: "buffer" }), CFB.write(xls, { type: "buffer" }), ods]) {
    await expect(rowsOf("crew.xlsx", new Uint8Array(bytes as Uint8Array))).rejects.toMatchObject({
      code: "unsupported-type",
      messageKey: "sheets.locked",
    });
  }
});
