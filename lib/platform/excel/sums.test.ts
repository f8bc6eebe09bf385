import { readSheet } from "@/db/testing/files/read-sheet";
import { renderExcel, type ExcelTable } from "./render-excel";

const table: ExcelTable = {
  sheet: "Totals",
  title: "Totals",
  names: 1,
  columns: ["Vessel", "Days", "Rupiah"].map((label) => ({ label, width: 20 })),
  rows: [
    ["=SUM(A1:A9)", 3, 195_000],
    ["MV Tirta", -1, 65_000],
  ],
  notes: [["Total", { sum: 2 }, { sum: 260_000 }]],
  footer: "Exported",
};
const cellsIn = (xml: string) =>
  Object.fromEntries([...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(.*?)<\/c>/g)].map(([, at, inside]) => [at, inside]));

test("a sum below a list is a formula over its column with its value; typed text is none", async () => {
  const { xml, rows } = readSheet(await renderExcel(table));
  const cells = cellsIn(xml);
  expect(cells.B7).toBe("<f>SUM(B4:B5)</f><v>2</v>");
  expect(cells.C7).toBe("<f>SUM(C4:C5)</f><v>260000</v>");
  expect(xml.match(/<f>/g)).toHaveLength(2);
  expect(rows[6]?.map(({ text }) => text)).toEqual(["Total", "2", "260000"]);
  expect(rows[3]?.[0]?.text).toBe("'=SUM(A1:A9)");
});

test("below a list with facts above it a sum still covers its rows, and below an empty one it is the number alone", async () => {
  const facts = [{ label: "Vessel", value: "A" }];
  const { xml } = readSheet(await renderExcel({ ...table, facts }));
  expect(cellsIn(xml).B9).toBe("<f>SUM(B6:B7)</f><v>2</v>");
  const none = readSheet(await renderExcel({ ...table, rows: [], notes: [["Total", { sum: 0 }]] })).xml;
  expect([none.includes("<f>"), cellsIn(none).B5]).toEqual([false, "<v>0</v>"]);
});
