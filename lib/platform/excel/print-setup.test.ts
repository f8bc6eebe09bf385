import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "@/db/testing/files/read-sheet";
import { renderExcel, type ExcelTable } from "./render-excel";
import { renderTemplate } from "./render-template";
import { streamExcel, type LongTable } from "./stream-excel";

const table = {
  sheet: "Captain's list",
  columns: ["No", "Name"].map((label) => ({ label, width: 12 })),
  names: 2,
  footer: "Exported",
};
const long: LongTable = { ...table, title: (rows) => `${rows} people` };
async function* batch() {
  yield [[1, "Agus"]];
}
const partsOf = (body: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(body)).map(([name, part]) => [name, strFromU8(part)]));

test.each<[string, () => Promise<Uint8Array>, number]>([
  ["a list", () => renderExcel({ ...table, title: "Crew", rows: [[1, "Agus"]] }), 3],
  [
    "a list with facts above its head",
    () => renderExcel({ ...table, title: "Crew", facts: [{ label: "Vessel", value: "A" }], rows: [[1, "Agus"]] }),
    5,
  ],
  ["a list written in batches", async () => (await streamExcel(long, batch())).body, 3],
])("%s prints as wide as a page, with its head on every page", async (_what, write, head) => {
  process.env.COMPANY_NAME = "Laut & Biru";
  const parts = partsOf(await write());
  delete process.env.COMPANY_NAME;
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
  expect(sheet).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>');
  expect(sheet).toContain(
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0" pageOrder="overThenDown"/><headerFooter>',
  );
  expect(sheet).toContain('activePane="bottomLeft"');
  expect(sheet.match(/<page(Setup|Margins) /g)).toHaveLength(2);
  expect(parts["xl/workbook.xml"]).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Captain''s list'!$A:$B,'Captain''s list'!$${head}:$${head}</definedName>`,
  );
  expect(parts["docProps/core.xml"]).toContain(
    "<dc:title>Captain's list</dc:title><dc:creator>Laut &amp; Biru</dc:creator>",
  );
  expect(parts["_rels/.rels"]).toContain("docProps/core.xml");
  expect(parts["[Content_Types].xml"]).toContain('PartName="/docProps/core.xml"');
});

test.each<[string, () => Promise<Uint8Array>]>([
  ["a list", () => renderExcel({ ...table, title: "Crew", rows: [[1, "Agus"]] })],
  ["a list written in batches", async () => (await streamExcel(long, batch())).body],
  ["a template", () => renderTemplate([{ sheet: "Crew", title: "Crew", notes: [], names: 1, columns: [] }])],
])("%s carries the default style, which other programs miss otherwise", async (_what, write) => {
  const styles = partsOf(await write())["xl/styles.xml"] ?? "";
  expect(styles).toMatch(/<\/borders><cellStyleXfs count="1">.*<\/cellStyleXfs><cellXfs/);
  expect(styles).toContain(
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  );
});

test("a wrapped row is as high as its text, in one piece and in batches", async () => {
  const rows = [[1, "a name much longer than its column is wide"]];
  async function* one() {
    yield rows;
  }
  const whole = readSheet(await renderExcel({ ...table, title: "Crew", rows })).xml;
  const streamed = readSheet((await streamExcel(long, one())).body).xml;
  for (const xml of [whole, streamed]) expect(/<row r="4"[^>]* ht="56"[^>]* customHeight="1"/.test(xml)).toBe(true);
});

test.each([
  [25, 1],
  [26, 2],
  [51, 3],
])("a list of %i columns prints %i pages across, each with the name columns", async (count, across) => {
  const columns = Array.from({ length: count }, () => ({ label: "Label", width: 12 }));
  const parts = partsOf(await renderExcel({ ...table, title: "Crew", columns, rows: [[1, "Agus"]] }));
  expect(parts["xl/worksheets/sheet1.xml"]).toContain(
    `fitToWidth="${across}" fitToHeight="0" pageOrder="overThenDown"`,
  );
  expect(parts["xl/workbook.xml"]).toContain("!$A:$B,");
  expect(/<mergeCell ref="A1:B1"/.test(parts["xl/worksheets/sheet1.xml"] ?? "")).toBe(across > 1);
});

const heightsIn = (xml: string) =>
  Object.fromEntries(
    [...xml.matchAll(/<row r="(\d+)"([^>]*)>/g)].map(([, row, rest]) => [
      row,
      Number(/ ht="([\d.]+)"/.exec(rest ?? "")?.[1]),
    ]),
  );

test("a head is as high as its longest label, and a note below the rows as high as its text", async () => {
  const wordy: ExcelTable = {
    ...table,
    title: "Officers",
    columns: [
      { label: "No", width: 5 },
      { label: "Bulan di kapal pada tugas ini / Months on this tour", width: 12 },
    ],
    rows: [[1, "Agus"]],
    notes: [
      [null, "Chief Engineer + Second Engineer"],
      [null, ""],
    ],
  };
  const heights = heightsIn(readSheet(await renderExcel(wordy)).xml);
  expect(heights["3"]).toBeGreaterThan(80);
  expect(heights["6"]).toBe(56);
  expect(heights["7"]).toBeNaN();
});

test("a template prints as far as it is filled in, each of its sheets with its own head", async () => {
  const column = {
    label: "Seafarer code",
    note: "10 digits, as the seaman book has them",
    isRequired: true,
    isText: true,
  };
  const sheetOf = (sheet: string, notes: string[], count: number) => ({
    sheet,
    title: sheet,
    notes,
    names: 1,
    columns: Array.from({ length: count }, () => ({ ...column, width: 16 })),
  });
  const parts = partsOf(await renderTemplate([sheetOf("Crew", ["one", "two"], 30), sheetOf("Papers", [], 2)]));
  expect(parts["xl/workbook.xml"]).toContain(
    "<definedName name=\"_xlnm.Print_Titles\" localSheetId=\"0\">'Crew'!$A:$A,'Crew'!$5:$5</definedName>" +
      "<definedName name=\"_xlnm.Print_Titles\" localSheetId=\"1\">'Papers'!$A:$A,'Papers'!$3:$3</definedName>",
  );
  const [crew, papers] = [1, 2].map((id) => parts[`xl/worksheets/sheet${id}.xml`] ?? "");
  expect(crew).toContain('fitToWidth="2"');
  expect(papers).toContain('fitToWidth="1"');
  const looks = [...(parts["xl/styles.xml"] ?? "").matchAll(/<xf .*?<\/xf>/g)].map(([look]) => look);
  const lookOf = (cell: string) => looks[Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(crew ?? "")?.[1])];
  expect(lookOf("A5")).toContain("borderId");
  expect(lookOf("A6")).toMatch(/^<xf (?!.*borderId)/);
});
