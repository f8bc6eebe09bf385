import { messageOf } from "@/lib/platform/errors";
import { columnsOf } from "../kinds.rules";
import { markAmbiguousAmounts, parseRows, type OptionIndex, type RawRow } from "./parse-rows.rules";

const known: OptionIndex = {
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
  city: new Map([["kabupaten bekasi", 7]]),
  grade: new Map([["1", 1]]),
  terCategory: new Map([["a", "A"]]),
  programme: new Map([["jht", "jht"]]),
  vessel: new Map([["tirta", 3]]),
  type: new Map([["tug", 7]]),
  vatBase: new Map([["bills after fee", "billsAfterFee"]]),
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
const salaries = (...rows: RawRow[]) => parseRows("salary-matrix", rows, known);

test("parses names in both languages, any case and spacing, and amounts as text or numbers", () => {
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

test("requires an amount for each line of the category, zero included, and none for others", () => {
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
])("reports the one invalid cell of %p", (change, column, message) => {
  expect(salaries({ ...offshore, ...change }).problems).toEqual([{ row: 0, column, message }]);
});

test("reports a row that repeats an earlier one, in any spelling", () => {
  const other = { ...offshore, positionId: 2 };
  expect(salaries(offshore, other, { ...offshore, positionId: "MASTER", basicSalary: 1 }).problems).toEqual([
    { row: 2, column: "positionId", message: messageOf("rates.problems.twice", { row: 1 }) },
  ]);
});

test("parses a city's minimum wage of a year, once", () => {
  const wage: RawRow = { cityId: "Kabupaten Bekasi", year: "2026", amount: "5.938.885", decree: "SK 561" };
  const read = (...rows: RawRow[]) => parseRows("city-minimum-wages", rows, known);
  expect(read(wage).rows).toEqual([{ cityId: 7, year: 2026, amount: 5_938_885, decree: "SK 561" }]);
  expect(read({ ...wage, cityId: "Atlantis" }).problems).toEqual([
    { row: 0, column: "cityId", message: "rates.problems.city" },
  ]);
  expect(read(wage, wage).problems).toMatchObject([{ row: 1, column: "cityId" }]);
});

test("requires four-digit years, text decrees and listed provinces", () => {
  const wage: RawRow = { province: "Kalimantan Timur", year: "2026", amount: "3.762.431", decree: " SK  1 " };
  const read = (change: RawRow) => parseRows("minimum-wages", [{ ...wage, ...change }], known);
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

test("parses typed tax rates and reports a missing row", () => {
  const rows = [
    { terCategory: "A", above: "0", rate: "0" },
    { terCategory: "a", above: "5.400.000", rate: "0,25 %" },
    { terCategory: "A", above: "5.650.000", rate: "0.5" },
  ];
  expect(parseRows("ter", rows, known)).toEqual({
    rows: [
      { terCategory: "A", above: 0, rate: 0 },
      { terCategory: "A", above: 5_400_000, rate: 25 },
      { terCategory: "A", above: 5_650_000, rate: 50 },
    ],
    problems: [],
  });
  const wrong = [{ terCategory: "D", above: "1", rate: "0,255" }, ...rows.slice(1), { ...rows[2], rate: "0,1" }];
  expect(
    parseRows("ter", wrong, known).problems.map(({ row, column, message }) => [row, column, message.split("?")[0]]),
  ).toEqual([
    [0, "terCategory", "rates.problems.terCategory"],
    [0, "rate", "rates.problems.percent"],
    [3, "terCategory", "rates.problems.twice"],
    [1, "above", "rates.problems.fromZero"],
    [3, "rate", "rates.problems.rising"],
  ]);
});

test("allows blank payer, cap and age, and hundredths of a per cent from callers", () => {
  const row = {
    programme: "JHT",
    employerRate: 370,
    employeeRate: "",
    cap: "",
    untilAge: "",
    foreignersAfterMonths: "6",
  };
  expect(parseRows("bpjs", [row], known)).toEqual({
    rows: [
      { programme: "jht", employerRate: 370, employeeRate: null, cap: null, untilAge: null, foreignersAfterMonths: 6 },
    ],
    problems: [],
  });
  const { problems } = parseRows(
    "bpjs",
    [{ ...row, employerRate: "", untilAge: "x", foreignersAfterMonths: "121" }],
    known,
  );
  expect(problems.map(({ column, message }) => [column, message])).toEqual([
    ["employerRate", "rates.problems.amountMissing"],
    ["untilAge", "rates.problems.count"],
    ["foreignersAfterMonths", "rates.problems.count"],
  ]);
});

test("reports a second row of tax parameters", () => {
  const row = {
    occupationalRate: "5",
    occupationalMonthly: "500.000",
    roundedTo: "1.000",
    missingNikRate: "20 %",
    foreignRate: "20",
  };
  expect(parseRows("tax-parameters", [row], known)).toEqual({
    rows: [
      {
        occupationalRate: 500,
        occupationalMonthly: 500_000,
        roundedTo: 1_000,
        missingNikRate: 2_000,
        foreignRate: 2_000,
      },
    ],
    problems: [],
  });
  expect(parseRows("tax-parameters", [row, row], known).problems).toMatchObject([
    { row: 1, column: "occupationalRate" },
  ]);
});

test("accepts a UJBM rate of a vessel, a type or all, and refuses both or duplicates", () => {
  const read = (...rows: RawRow[]) => parseRows("ujbm", rows, known);
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

test("parses fee and VAT as whole per cent, a zero fee as none, in one row", () => {
  const row = { feePercentage: "8 %", vatPercentage: 11, vatBase: "Bills after fee" };
  const read = (more: RawRow) => parseRows("fees-and-vat", [{ ...row, ...more }], known);
  expect(read({})).toEqual({
    rows: [{ feePercentage: 8, vatPercentage: 11, vatTwelfths: 12, vatBase: "billsAfterFee" }],
    problems: [],
  });
  expect(read({ vatPercentage: "0" }).problems).toEqual([]);
  expect(read({ vatTwelfths: "11/12" }).rows).toMatchObject([{ vatTwelfths: 11 }]);
  for (const vatTwelfths of ["0", "13", "x"])
    expect(read({ vatTwelfths }).problems).toMatchObject([
      { column: "vatTwelfths", message: "rates.problems.twelfths" },
    ]);
  const wrong = [{ feePercentage: "0" }, { feePercentage: "8,555" }, { vatPercentage: "" }, { vatPercentage: 101 }];
  expect(wrong.map((more) => read(more).problems)).toEqual([
    [{ row: 0, column: "feePercentage", message: "rates.problems.decimalShare" }],
    [{ row: 0, column: "feePercentage", message: "rates.problems.decimalShare" }],
    [{ row: 0, column: "vatPercentage", message: messageOf("rates.problems.share", { least: 0 }) }],
    [{ row: 0, column: "vatPercentage", message: messageOf("rates.problems.share", { least: 0 }) }],
  ]);
  expect(read({ vatBase: "wages" }).problems).toMatchObject([{ message: "rates.problems.vatBase" }]);
  expect(parseRows("fees-and-vat", [row, row], known).problems).toMatchObject([{ row: 1, column: "feePercentage" }]);
});

test("accepts one row of a plausible dollar rate", () => {
  const read = (...rates: (string | number)[]) =>
    parseRows(
      "exchange-rate",
      rates.map((rupiahPerDollar) => ({ rupiahPerDollar })),
      known,
    );
  expect(read("16.348,50")).toEqual({ rows: [{ rupiahPerDollar: 1_634_850 }], problems: [] });
  expect(read(1_634_850)).toEqual({ rows: [{ rupiahPerDollar: 1_634_850 }], problems: [] });
  const problem = { row: 0, column: "rupiahPerDollar", message: "rates.problems.exchange" };
  for (const wrong of ["", "16,348", 16_348, 1.5]) expect(read(wrong).problems).toEqual([problem]);
  expect(read("16.348", "16.350").problems).toMatchObject([{ row: 1, message: "rates.problems.twice?row=1" }]);
});

test("beside an amount with a point before its decimals, one that may be thousands or decimals is asked, in that column alone", () => {
  const rows: RawRow[] = [
    { ...offshore, basicSalary: "15000000.00", positionAllowance: "5.500" },
    { ...offshore, positionId: "2", basicSalary: "15.000" },
    { ...offshore, positionId: "2", payrollCategoryId: "Overseas", basicSalary: "15.000.000" },
  ];
  expect(salaries(...rows).problems.filter(({ column }) => column === "basicSalary")).toEqual([
    { row: 1, column: "basicSalary", message: "rates.problems.thousandsOrDecimals" },
  ]);
  expect(salaries({ ...offshore, basicSalary: "15.000" }).problems).toEqual([]);
});

test("a pasted block keeps the question, whatever its other cells are tidied to", () => {
  const columns = columnsOf["salary-matrix"];
  const place = columns.findIndex(({ name }) => name === "basicSalary");
  const line = (amount: string) => columns.map((_, index) => (index === place ? amount : "5.500"));
  const asked = markAmbiguousAmounts(columns, [line("5500.00"), line("6.500")]);
  expect(asked.map((cells) => cells[place])).toEqual(["5500.00", "6.500?"]);
  expect(asked.flat().filter((text) => text.endsWith("?"))).toHaveLength(1);
  expect(salaries({ ...offshore, basicSalary: "6.500?" }).problems).toEqual([
    { row: 0, column: "basicSalary", message: "rates.problems.thousandsOrDecimals" },
  ]);
});
