import { slipInputs } from "../calculation/schema";
import { inputsOf } from "./inputs.rules";
import { tryMonthInput } from "./schema";

const typed = {
  workMonth: "2026-11",
  payrollCategoryId: "1",
  days: "30",
  basicSalary: "7.500.000",
  kpak: "",
  ptkpCode: "TK/0",
  residence: "resident",
  nik: "matching",
  subsidy: "full",
  riskRate: "1,27",
  province: "JK",
  period: "ordinary",
  taxedFrom: "2026-01",
  vatBase: "feeOnly",
  feePercent: "8",
  vatPercent: "11",
  pension: "billed",
  versions: { ter: "12", bpjs: "" },
};
const tried = (changes: Record<string, string> = {}) => tryMonthInput.parse({ ...typed, ...changes });

test("converts typed amounts and rates into slip inputs", () => {
  const read = tried();
  expect(read).toMatchObject({ basicSalary: 7_500_000, kpak: null, riskRate: 127, feePercent: 8 });
  expect(read.versions).toEqual({ ter: 12, bpjs: undefined });
  const inputs = inputsOf(read);
  expect(slipInputs.parse(inputs)).toEqual(inputs);
  expect(inputs).toMatchObject({ person: { origin: "WNI" }, taxYear: { isLastPeriod: false, earlier: null } });
  expect(inputsOf(tried({ residence: "non-resident" })).person.origin).toBe("WNA");
});

test("refuses an invalid amount, rate or month by field", () => {
  const refused = tryMonthInput.safeParse({ ...typed, basicSalary: "", kpak: "x", riskRate: "1,277", workMonth: "11" });
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(["workMonth", "basicSalary", "kpak", "riskRate"]);
});

test("knows earlier months only with all three sums, or when there are none", () => {
  const earlierOf = (changes: Record<string, string>) =>
    inputsOf(tried({ period: "last", ...changes })).taxYear.earlier;
  const sums = { earlierGross: "90.000.000", earlierPension: "2.000.000", earlierWithheld: "1.500.000" };
  expect(earlierOf(sums)).toMatchObject({ gross: 90_000_000n, pension: 2_000_000n, withheld: 1_500_000n });
  expect(earlierOf({ ...sums, earlierWithheld: "" })).toBeNull();
  expect(earlierOf({})).toBeNull();
  expect(earlierOf({ taxedFrom: "2026-11" })).toMatchObject({ gross: 0n, pension: 0n, withheld: 0n });
});
