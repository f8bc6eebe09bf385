import fc from "fast-check";
import type { SheetCell } from "@/lib/platform/excel/sheet";
import { amountIn, dayIn, decimalMarksIn, monthFirstIn, isBlank, textIn } from "./cell.rules";

test.each([
  [new Date("1990-05-17T00:00:00Z"), "1990-05-17"],
  ["1990-05-17", "1990-05-17"],
  ["17/05/1990", "1990-05-17"],
  ["7/5/1990", "1990-05-07"],
  ["17-05-1990", "1990-05-17"],
  ["7-5-1990", "1990-05-07"],
  [" 29/02/2024 ", "2024-02-29"],
] as const)("%s is the day %s", (cell, day) => {
  expect(dayIn(cell, { isMonthFirst: false })).toEqual({ ok: true, value: day });
});

test.each([
  "05/17/1990",
  "05-17-1990",
  "29/02/2023",
  "29-02-2023",
  "17-05/1990x",
  "17.05.1990",
  "17 May 1990",
  33_010,
  "",
  "90-05-17",
])("refuses %s as a date", (cell) => {
  expect(dayIn(cell, { isMonthFirst: false })).toEqual({ ok: false, message: "crew-import.problems.day" });
});

test.each([
  [" Budi ", "Budi"],
  [6_211_576_805, "6211576805"],
  [172.5, "172.5"],
  [true, "true"],
  [null, ""],
] as const)("reads the cell %s as the text %s", (cell, text) => {
  expect(textIn(cell)).toEqual({ ok: true, value: text });
});

test("distinguishes a number that is too long and a formula without value from text", () => {
  expect(textIn(3_578_101_705_900_001)).toEqual({ ok: false, message: "crew-import.problems.numberCut" });
  expect(textIn("#N/A")).toEqual({ ok: false, message: "crew-import.problems.formulaError" });
  expect(textIn("#12 Jl. Perak")).toEqual({ ok: true, value: "#12 Jl. Perak" });
});

test.each([
  ["65,5", "65.5"],
  ["65.5", "65.5"],
  [65.5, "65.5"],
  ["172", "172"],
  ["", ""],
  [null, ""],
])("the amount %j is %j", (cell, value) =>
  expect(amountIn(cell, { decimalMarks: new Set() })).toEqual({ ok: true, value }),
);

test.each(["1.234,5", "1,234.5", "65 kg", "65,", ",5", "-3", "1e2"])(
  "the amount %j is none, and says how to write one",
  (cell) =>
    expect(amountIn(cell, { decimalMarks: new Set() })).toEqual({ ok: false, message: "crew-import.problems.amount" }),
);

test("treats blank cells as blank", () => {
  expect([null, undefined, "", "  ", 0, false].map(isBlank)).toEqual([true, true, true, true, false, false]);
});

test("reads every date in the accepted formats back", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("1945-01-01"), max: new Date("2036-12-31"), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split("-");
      for (const cell of [
        iso,
        `${day}/${month}/${year}`,
        `${Number(day)}/${Number(month)}/${year}`,
        `${day}-${month}-${year}`,
        new Date(`${iso}T00:00:00Z`),
      ])
        expect(dayIn(cell, { isMonthFirst: false })).toEqual({ ok: true, value: iso });
    }),
  );
});

const column = (...days: SheetCell[]) => days.map((dateOfBirth) => ({ cells: { dateOfBirth } }));
test.each([
  ["2/13/1990 can only have its month first", column("3/2/1990", "2/13/1990"), ["dateOfBirth"]],
  ["hyphens tell it as well", column("12-31-1988"), ["dateOfBirth"]],
  ["days first tell nothing of the kind", column("13/2/1990", "3/2/1990"), []],
  ["what is no date either way tells nothing", column("2/40/1990", "20/13/1990", "1990-13-02", null, 33), []],
])("%s", (_, lines, columns) => {
  expect([...monthFirstIn(lines, ["dateOfBirth"])]).toEqual(columns);
});

test("refuses an ambiguous date next to one with its month first, and reads others as usual", () => {
  const read = (cell: SheetCell) => dayIn(cell, { isMonthFirst: true });
  expect(read("3/2/1990")).toEqual({ ok: false, message: "crew-import.problems.dayOrMonth" });
  expect(read("2/13/1990")).toEqual({ ok: false, message: "crew-import.problems.day" });
  expect(read("3/3/1990")).toEqual({ ok: true, value: "1990-03-03" });
  expect(read("1990-02-03")).toEqual({ ok: true, value: "1990-02-03" });
  expect(read(new Date("1990-02-03"))).toEqual({ ok: true, value: "1990-02-03" });
});

const weights = (...cells: SheetCell[]) => cells.map((weight) => ({ cells: { weight } }));
const marksOf = (...cells: SheetCell[]) => [...(decimalMarksIn(weights(...cells), ["weight"]).get("weight") ?? [])];
test.each([
  ["one or two digits behind a mark can only be decimals", ["65,5", "65.500"], [","]],
  ["three may be thousands, and tell nothing", ["65,500", "65.500"], []],
  ["numbers and words tell nothing", [65.5, "65 kg", null, "1.234,5"], []],
  ["both marks may stand before decimals", ["65,5", "70.25"], [",", "."]],
])("of a column of amounts: %s", (_, cells, marks) => {
  expect(marksOf(...cells)).toEqual(marks);
});

test("beside an amount with a comma before its decimals, a point before three digits is asked, and the other way round", () => {
  const read = (cell: SheetCell, ...marks: string[]) => amountIn(cell, { decimalMarks: new Set(marks) });
  const asked = { ok: false, message: "crew-import.problems.thousandsOrDecimals" };
  expect(read("65.500", ",")).toEqual(asked);
  expect(read("65,500", ".")).toEqual(asked);
  expect(read("65.500", ",", ".")).toEqual(asked);
  expect(read("65,500", ",")).toEqual({ ok: true, value: "65.500" });
  expect(read("65.25", ",")).toEqual({ ok: true, value: "65.25" });
  expect(read(65.125, ",")).toEqual({ ok: true, value: "65.125" });
  expect(read("65.500")).toEqual({ ok: true, value: "65.500" });
});
