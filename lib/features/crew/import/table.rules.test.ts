import { array, assert, constantFrom, integer, nat, option, property, tuple } from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import type { SheetCell } from "@/lib/platform/excel/sheet";
import { tablesIn, duplicateTables } from "./table.rules";

test("finds headings in either language below notes, keeps line numbers and skips blank lines", () => {
  const rows = [
    ["Crew import"],
    ["Fill in the lines"],
    ["10 digits", "letters"],
    ["Kode pelaut *", "NAMA  LENGKAP", "Hobby"],
    ["6211576805", "Budi", "chess"],
    [null, " ", ""],
    ["6211576806", "Siti", null],
  ];
  expect(tablesIn([{ name: "x", rows }])).toEqual([
    {
      sheet: "crew",
      name: "x",
      isHidden: false,
      headingLine: 4,
      columns: ["seafarerCode", "fullName"],
      unknown: ["Hobby"],
      duplicateColumns: [],
      lines: [
        { line: 5, cells: { seafarerCode: "6211576805", fullName: "Budi" } },
        { line: 7, cells: { seafarerCode: "6211576806", fullName: "Siti" } },
      ],
      remarks: [],
    },
  ]);
});

test("distinguishes certificates from people by columns, skips other sheets, and reports a duplicate heading", () => {
  const certificates = [
    ["Seafarer code", "Kind", "Document name", "Document number", "Issued", "Issued"],
    ["6211576805", "COP", "BST", "1", "2024-01-01", ""],
  ];
  const tables = tablesIn([
    { name: "Notes", rows: [["Anything"], ["at all"]] },
    { name: "Sheet2", rows: certificates },
  ]);
  expect(tables).toMatchObject([{ sheet: "certificates", duplicateColumns: ["issued"], lines: [{ line: 2 }] }]);
});

const people = ["6211576805", "6211576806"].map((code) => [code, "Total Wijaya", "Jl. Perak 1", 172]);
const sheetOf = (rows: SheetCell[][]) => [
  { name: "x", rows: [["Seafarer code", "Full name", "Address", "Height (cm)"], ...rows] },
];

test.each([
  [["Total", null, null, 344], "total"],
  [["TOTAL: 2 orang", null, null, null], "total"],
  [[null, "Grand total", null, "344"], "total"],
  [[null, "Jumlah keseluruhan", 2, null], "total"],
  [["Sub-total", 2, null, null], "total"],
  [["Catatan: data per 1 November 2026", null, null, null], "note"],
  [["* without cadets", null, null, null], "note"],
  [["Printed on 1 November 2026", null, null, null], "note"],
  [[null, null, "Data taken from the old system by Budi", null], "note"],
] as [SheetCell[], string][])("the line %j under a table is a %s", (row, kind) => {
  const [table] = tablesIn(sheetOf([...people, row]));
  expect(table?.lines.map(({ line }) => line)).toEqual([2, 3]);
  expect(table?.remarks).toMatchObject([{ line: 4, kind }]);
});

test.each([
  [["6211576807", "Total", null, null]],
  [["6211576807", null, null, null]],
  [["6211576807", "Jumlah Notes", "Catatan: x", 1]],
  [[null, "Sumantri Total", "Jl. Perak 1", 170]],
] as [SheetCell[]][])("the line %j is a person's", (row) => {
  const [table] = tablesIn(sheetOf([...people, row]));
  expect(table?.lines).toHaveLength(3);
  expect(table?.remarks).toEqual([]);
});

test("totals, notes and words for nothing change no line of a table, wherever they are", () => {
  const blank = constantFrom(
    ...["-", "–", "--", "n/a", "N/A", "n.a.", "tidak ada", "Tidak  Ada", "Tdk ada", "belum ada"],
    "none",
    "nihil",
  );
  const remark = constantFrom(
    "Total",
    "Jumlah",
    "Grand Total",
    "Sub total",
    "Total crew: 12",
    "Catatan: diperiksa",
    "Note: checked",
  );
  const line = tuple(
    integer({ min: 1_000_000_000, max: 9_999_999_999 }),
    option(blank),
    option(integer({ min: 150, max: 190 })),
  );
  assert(
    property(array(line, { minLength: 1, maxLength: 8 }), remark, nat(8), (lines, word, place) => {
      const rows = lines.map(([code, nothing, height]): SheetCell[] => [String(code), "Budi", nothing, height]);
      const at = Math.min(place, rows.length);
      const [table] = tablesIn(sheetOf([...rows.slice(0, at), [word, null, null, null], ...rows.slice(at)]));
      expect(table?.remarks).toMatchObject([{ line: at + 2 }]);
      expect(table?.lines.map(({ cells }) => cells)).toEqual(
        rows.map(([seafarerCode, fullName, , height]) => ({ seafarerCode, fullName, address: null, height })),
      );
    }),
    runsOf(200),
  );
});

test("a file without the headings has no table", () => {
  expect(
    tablesIn([
      {
        name: "a",
        rows: [
          ["Name", "Age"],
          ["Budi", 30],
        ],
      },
    ]),
  ).toEqual([]);
});

test("names two sheets of people, and accepts one of each kind", () => {
  const people = [
    ["Seafarer code", "Full name"],
    ["6211576805", "Budi"],
  ];
  const papers = [
    ["Seafarer code", "Kind", "Document number", "Issued"],
    ["6211576805", "COP", "1", "2024-01-01"],
  ];
  expect(
    duplicateTables(
      tablesIn([
        { name: "Deck", rows: people },
        { name: "Papers", rows: papers },
      ]),
    ),
  ).toBeNull();
  expect(
    duplicateTables(
      tablesIn([
        { name: "Deck", rows: people },
        { name: "Papers", rows: papers },
        { name: "Engine", isHidden: true, rows: people },
      ]),
    ),
  ).toEqual({ sheet: "crew", names: ["Deck", "Engine"], hidden: ["Engine"] });
});
