import { messageOf } from "@/lib/platform/errors";
import { readRows, type Known, type RawRow } from "./rows.rules";

const known: Known = {
  position: new Map<string, number>([
    ["1", 1],
    ["master", 1],
    ["nakhoda", 1],
    ["2", 2],
  ]),
  area: new Map([["natuna sea", 5]]),
  category: new Map([
    ["offshore", 3],
    ["overseas", 2],
    ["standby", 12],
  ]),
  province: new Map([["kalimantan timur", "KI"]]),
  grade: new Map([["1", 1]]),
  vessel: new Map([["tirta", 3]]),
  type: new Map([["tug", 7]]),
};
const offshore: RawRow = {
  positionId: "Nakhoda",
  operationAreaId: " natuna  SEA ",
  payrollCategoryId: "Offshore",
  basicSalary: "15.000.000",
  kpak: "",
  regionalAllowance: "Rp 2.500.000,-",
  overseasAllowance: "0",
  positionAllowance: 1_000_000,
};
const salaries = (...rows: RawRow[]) => readRows("salary-matrix", rows, known);

test("names in either language, any capitals and blanks, and amounts as text or numbers make a row", () => {
  expect(salaries(offshore)).toEqual({
    problems: [],
    rows: [
      {
        positionId: 1,
        operationAreaId: 5,
        payrollCategoryId: 3,
        basicSalary: 15_000_000,
        kpak: null,
        regionalAllowance: 2_500_000,
        overseasAllowance: null,
        positionAllowance: 1_000_000,
      },
    ],
  });
});

test("a line of the category says an amount, be it nought; one that the category does not have says none", () => {
  expect(salaries({ ...offshore, regionalAllowance: "0" }).problems).toEqual([]);
  expect(salaries({ ...offshore, regionalAllowance: "-" }).problems).toEqual([
    { row: 0, column: "regionalAllowance", message: "rates.problems.lineMissing" },
  ]);
  const standby = { ...offshore, payrollCategoryId: "standby" };
  expect(salaries(standby).problems.map(({ column, message }) => [column, message])).toEqual([
    ["regionalAllowance", "rates.problems.lineExtra"],
    ["positionAllowance", "rates.problems.lineExtra"],
  ]);
});

test.each([
  [{ positionId: "Mualim" }, "positionId", "rates.problems.position"],
  [{ operationAreaId: "" }, "operationAreaId", "validation.required"],
  [{ payrollCategoryId: undefined }, "payrollCategoryId", "validation.required"],
  [{ basicSalary: "" }, "basicSalary", "rates.problems.amountMissing"],
  [{ basicSalary: 0 }, "basicSalary", "rates.problems.amountMissing"],
  [{ basicSalary: "15,5" }, "basicSalary", "rates.problems.amount"],
  [{ basicSalary: -1 }, "basicSalary", "rates.problems.amount"],
  [{ basicSalary: 1.5 }, "basicSalary", "rates.problems.amount"],
  [{ basicSalary: Number.NaN }, "basicSalary", "rates.problems.amount"],
  [{ basicSalary: "10.000.000.000" }, "basicSalary", "rates.problems.tooMuch"],
])("%p is wrong in one cell, and that cell is named", (change, column, message) => {
  expect(salaries({ ...offshore, ...change }).problems).toEqual([{ row: 0, column, message }]);
});

test("a row that says again what an earlier one says names it, by whatever spelling", () => {
  const other = { ...offshore, positionId: 2 };
  expect(salaries(offshore, other, { ...offshore, positionId: "MASTER", basicSalary: 1 }).problems).toEqual([
    { row: 2, column: "positionId", message: messageOf("rates.problems.twice", { row: 1 }) },
  ]);
});

test("a year has four digits, a decree is words, a province is one of the list", () => {
  const wage: RawRow = { province: "Kalimantan Timur", year: "2026", amount: "3.762.431", decree: " SK  1 " };
  const read = (change: RawRow) => readRows("minimum-wages", [{ ...wage, ...change }], known);
  expect(read({}).rows).toEqual([{ province: "KI", year: 2026, amount: 3_762_431, decree: "SK 1" }]);
  const wrong = [
    { year: "26" },
    { year: "1999" },
    { year: "20x6" },
    { decree: "a\u0000b" },
    { decree: "x".repeat(201) },
    { province: "Borneo" },
  ];
  expect(wrong.map((change) => read(change).problems.map(({ column }) => column))).toEqual(
    wrong.map((change) => Object.keys(change)),
  );
});

test("a UJBM rate is of a vessel, of a type or of all; of a vessel and a type at once, or twice of the same, it is refused", () => {
  const read = (...rows: RawRow[]) => readRows("ujbm", rows, known);
  const [all, type, vessel] = [
    { ujbm: 60_000 },
    { vesselTypeId: "Tug", ujbm: "65.000" },
    { vesselId: "Tirta", ujbm: 70_000 },
  ];
  expect(read(all, type, vessel)).toEqual({
    rows: [
      { vesselId: null, vesselTypeId: null, ujbm: 60_000 },
      { vesselId: null, vesselTypeId: 7, ujbm: 65_000 },
      { vesselId: 3, vesselTypeId: null, ujbm: 70_000 },
    ],
    problems: [],
  });
  expect(read({ ...type, ...vessel }).problems).toEqual([
    { row: 0, column: "vesselTypeId", message: "rates.problems.oneOf" },
  ]);
  expect(read(all, all).problems).toEqual([{ row: 1, column: "vesselId", message: "rates.problems.twice?row=1" }]);
  expect(read({ ujbm: 0 }, { vesselId: "Nobody", ujbm: 1 }).problems).toEqual([
    { row: 0, column: "ujbm", message: "rates.problems.amountMissing" },
    { row: 1, column: "vesselId", message: "rates.problems.vessel" },
  ]);
});
