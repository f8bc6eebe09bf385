import { calculated } from "@/db/testing/payroll/calculated";
import { formulas } from "@/lib/features/work-orders/explanation.rules";
import { translator } from "@/lib/platform/i18n/messages";
import { conversionValues, insuredIn, rupiah, signedRupiah, valuesOf } from "./slip-labels.rules";

test("formats amounts of any sign with dots", () => {
  expect([0, 1_250, -1_250].map(signedRupiah)).toEqual(["0", "+1.250", "−1.250"]);
  expect([0n, 7_500_000n, -1_250n, 9_999_999_999n].map(rupiah)).toEqual(["0", "7.500.000", "−1.250", "9.999.999.999"]);
});

test("explains dollars in rupiah with rate, day and version, and not without a rate", () => {
  const converted = { amount: 5_002_641, rupiahPerDollar: 1_634_850, versionId: 7, effectiveFrom: "2026-10-28" };
  const apart = { totalCents: 30_600, isInWages: false };
  expect(conversionValues({ ...apart, converted }, "en")).toEqual({
    total: "USD\u00a0306.00",
    rate: "Rp\u00a016.348,50",
    amount: "Rp\u00a05.002.641",
    from: "28 Oct 2026",
    version: 7,
  });
  const others = [{ ...apart, converted: null }, { ...apart, converted, isInWages: true }, null];
  expect(others.map((one) => conversionValues(one, "en"))).toEqual([null, null, null]);
});

test("formats rates in per cent, amounts with dots, days unchanged, and missing values as none", () => {
  expect(
    valuesOf({ gross: 7_500_000n, rate: 127, higherBy: 0, days: 12, leaveDayTenths: 25, upTo: "none", category: "A" }),
  ).toEqual({
    gross: "7.500.000",
    rate: "1,27 %",
    higherBy: "none",
    days: "12",
    leaveDayTenths: "2,5",
    upTo: "none",
    category: "A",
  });
});

const earlier = { gross: 90_000_000n, pension: 2_000_000n, withheld: 1_500_000n, isVerified: true };
const owed = { id: 1, kind: "loan", name: "Loan", balance: 90_000_000n, due: 1_000_000n } as const;
const months = [
  calculated({
    workOrders: [{ reimbursed: [{ name: "Visa", amount: 1n }] }],
    debts: { share: 5_000, items: [owed, { ...owed, id: 2, due: 90_000_000n }] },
  }),
  calculated(),
  calculated({ workMonth: "2026-12", taxYear: { isLastPeriod: true, earlier } }),
  calculated({ workMonth: "2026-12", taxYear: { isLastPeriod: true, isPart: true, taxedFrom: "2026-07", earlier } }),
  calculated({ person: { origin: "WNA", residence: "non-resident" } }),
  calculated({ person: { subsidy: "none" }, workOrders: [{ days: 10 }, { days: 12 }] }),
  calculated({ workOrders: [{ wages: { basicSalary: 1_000_000n } }] }),
  calculated({ settings: { paysDollarsApart: true }, workOrders: [{ tradingOutCents: 2_550 }] }),
  calculated({ person: { hasMatchingNik: false }, workOrders: [{ wages: { basicSalary: 1_800_000_000n } }] }),
];

test.each(["en", "id"] as const)("explains every line in a complete sentence in %s", (locale) => {
  const t = translator(locale);
  const explained = months.flatMap(({ slips }) => slips.flatMap(({ lines }) => lines));
  const seen = new Set(explained.map(({ explanation }) => explanation.formula));
  for (const { explanation } of explained) {
    const text = t(`work-orders.formulas.${explanation.formula}`, valuesOf(explanation.values));
    expect(text).not.toMatch(/[{}]|work-orders\.|undefined|NaN|none/);
  }
  expect(formulas.filter((name) => !seen.has(name))).toEqual([
    "leaveStated",
    "leaveSaved",
    "leavePaid",
    "leavePaidBefore",
    "noExchange",
    "irregular",
    "adjustment",
    "premiumBefore",
  ]);
});

test("lists the lines of a premium's insured wage, and nothing when they were not stored", () => {
  const [slip] = calculated({ workOrders: [{ wages: { basicSalary: 5_500_000n, kpak: 2_000_000n } }] }).slips;
  const of = (name: string) => slip?.lines.find((line) => line.name === name)?.explanation;
  const [premium, pay] = [of("jkk"), of("basicSalary")];
  expect(premium && insuredIn(premium)).toEqual([
    { name: "basicSalary", amount: 5_500_000n },
    { name: "kpak", amount: 2_000_000n },
  ]);
  expect(pay && insuredIn(pay)).toEqual([]);
  expect(insuredIn({ formula: "premium", values: { base: 1n, rate: 1 } })).toEqual([]);
});
