import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "@/db/testing/read-sheet";
import { renderExcel } from "./render-excel";
import { streamExcel, type LongTable } from "./stream-excel";

const table = {
  sheet: "Captain's list",
  columns: ["No", "Name"].map((label) => ({ label, width: 12 })),
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
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter>',
  );
  expect(sheet).toContain('activePane="bottomLeft"');
  expect(sheet.match(/<pageSetup /g)).toHaveLength(1);
  expect(parts["xl/workbook.xml"]).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Captain''s list'!$${head}:$${head}</definedName>`,
  );
  expect(parts["docProps/core.xml"]).toContain(
    "<dc:title>Captain's list</dc:title><dc:creator>Laut &amp; Biru</dc:creator>",
  );
  expect(parts["_rels/.rels"]).toContain("docProps/core.xml");
  expect(parts["[Content_Types].xml"]).toContain('PartName="/docProps/core.xml"');
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
