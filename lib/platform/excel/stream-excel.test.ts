import { fileTypeFromBuffer } from "file-type";
import { readSheet } from "@/db/testing/files/read-sheet";
import type { PlainCell } from "./cell";
import { renderExcel } from "./render-excel";
import { streamExcel } from "./stream-excel";

const table = {
  sheet: "Off board 2026-11-20",
  columns: ["No", "Name", "Born", "Note"].map((label) => ({ label, width: 12 })),
  names: 2,
  title: (rows: number) => `Crew & friends, ${rows} rows`,
  footer: "Filters: none. Exported by Sari <Wijaya>",
};
const rows: PlainCell[][] = [
  [1, "Agus & Budi <x>", { day: "1990-04-12" }, null],
  [2, "=HYPERLINK(1)", { day: null }, ""],
  [3, "a\u0000b\n c", { day: "no day" }, "6217194916"],
  [-4.5, "Ünïcode 船", { day: "2028-02-29" }, "-"],
  [Number.NaN, "last", null, "x"],
];
async function* inBatches(size: number, most = rows.length) {
  for (let from = 0; from < most; from += size) yield rows.slice(from, from + size);
}
const areaOf = (xml: string) => /<autoFilter ref="([^"]*)"/.exec(xml)?.[1];

test.each([1, 2, 5])("in batches of %i a streamed sheet looks and reads like one made in one piece", async (size) => {
  const streamed = await streamExcel(table, inBatches(size));
  const whole = await renderExcel({
    ...table,
    title: table.title(rows.length),
    rows: rows.map((row) => row.map((cell) => (Number.isNaN(cell) ? null : cell))),
  });
  expect(streamed.rows).toBe(5);
  const [mine, theirs] = [readSheet(streamed.body), readSheet(whole)];
  expect(mine.rows).toEqual(theirs.rows);
  expect(mine.workbook).toBe(theirs.workbook);
  expect(areaOf(mine.xml)).toBe("A3:D8");
  expect(areaOf(mine.xml)).toBe(areaOf(theirs.xml));
});

test("a sheet without rows has its head, its filter area and its last line", async () => {
  const { body, rows: written } = await streamExcel(table, inBatches(2, 0));
  const sheet = readSheet(body);
  expect(written).toBe(0);
  expect(sheet.rows.map((row) => row[0]?.text)).toEqual([
    "Crew & friends, 0 rows",
    undefined,
    "No",
    undefined,
    "Filters: none. Exported by Sari <Wijaya>",
  ]);
  expect(areaOf(sheet.xml)).toBe("A3:D3");
});

test("programs that look at the bytes take it for a workbook", async () => {
  const { body } = await streamExcel(table, inBatches(2));
  expect((await fileTypeFromBuffer(body))?.ext).toBe("xlsx");
});
