import { array, assert, constantFrom, integer, property, tuple } from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { withoutRemarks } from "./table-remarks";

const row = tuple(constantFrom("Master", "Able Seaman", "Cook"), integer({ min: 1, max: 9_000_000 }).map(String));
const remark = constantFrom(
  ["Total", "12.500.000"],
  ["Grand total:", "Rp 12.500.000"],
  ["Jumlah keseluruhan", "12.500.000"],
  ["", "Total", "12.500.000"],
  ["Catatan: berlaku sejak Januari"],
  ["Note: overtime is included", ""],
  ["* per month"],
);

test("leaves totals and notes out of a pasted table, and every row in it", () => {
  assert(
    property(
      array(row, { minLength: 1, maxLength: 12 }),
      array(tuple(integer({ min: 0, max: 12 }), remark), { maxLength: 4 }),
      (rows, remarks) => {
        const lines: string[][] = rows.map((cells) => [...cells]);
        for (const [at, cells] of remarks) lines.splice(Math.min(at, lines.length), 0, [...cells]);
        expect(withoutRemarks(lines)).toEqual({ lines: rows.map((cells) => [...cells]), skipped: remarks.length });
      },
    ),
    runsOf(200),
  );
});

test("below the table a sentence on its own is a note, above it is not", () => {
  const rows = [
    ["Master", "25.000.000"],
    ["Cook", "9.000.000"],
  ];
  const sentence = ["Berdasarkan surat keputusan direksi"];
  expect(withoutRemarks([...rows, sentence])).toEqual({ lines: rows, skipped: 1 });
  expect(withoutRemarks([sentence, ...rows]).skipped).toBe(0);
});

test("a column pasted alone keeps every word, also a total", () => {
  const column = [["Total cost of travel"], ["Total"], ["Note: paid by the agent"]];
  expect(withoutRemarks(column)).toEqual({ lines: column, skipped: 0 });
});

test("blank lines stay, because rows keep their places", () => {
  const lines = [
    ["Master", "1"],
    ["", ""],
    ["Cook", "2"],
  ];
  expect(withoutRemarks(lines)).toEqual({ lines, skipped: 0 });
});
