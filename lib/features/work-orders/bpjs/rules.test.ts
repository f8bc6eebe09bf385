import { deliveredTables } from "@/db/testing/payroll/tables";
import { isPensionCapKnown, isRiskRate, pensionOf, premiumsOf, programmes, programmesOf } from "./rules";

const { bpjs } = deliveredTables({ isVerified: true });
const { rows } = bpjs;
const seafarer = { origin: "WNI", employedSince: "2024-01-08", dateOfBirth: "1990-05-17" } as const;

test("insures an Indonesian in all programmes from the first month, in JP until pension age", () => {
  expect(programmesOf({ ...seafarer, employedSince: "2026-10-15" }, "2026-10", rows)).toEqual(programmes);
  const old = { ...seafarer, dateOfBirth: "1967-10-01" };
  expect(programmesOf(old, "2026-09", rows)).toContain("jp");
  expect(programmesOf(old, "2026-10", rows)).toEqual(["jht", "jkk", "jkm", "kesehatan"]);
});

test("insures a foreigner after six months, never in JP", () => {
  const foreigner = { ...seafarer, origin: "WNA", employedSince: "2026-03-02" } as const;
  expect(programmesOf(foreigner, "2026-09", rows)).toEqual([]);
  expect(programmesOf(foreigner, "2026-10", rows)).toEqual(["jht", "jkk", "jkm", "kesehatan"]);
});

test("applies the JP cap until the following March", () => {
  const known = (effectiveFrom: string) =>
    ["2026-02", "2026-03", "2026-12", "2027-02", "2027-03"].map((month) =>
      isPensionCapKnown(month, { ...bpjs, effectiveFrom }),
    );
  expect(known("2026-03-01")).toEqual([true, true, true, true, false]);
  expect(known("2025-09-01")).toEqual([true, false, false, false, false]);
});

test("caps JP and health premiums and applies the health minimum", () => {
  const of = (wage: bigint) => {
    const bases = { wage, minimumWage: 5_729_876n, riskRate: 127 };
    const premiums = premiumsOf(programmes, bases, rows);
    return Object.fromEntries(
      premiums.map(({ programme, payer, base, amount }) => [`${programme} ${payer}`, [base, amount]]),
    );
  };
  expect(of(20_000_000n)).toEqual({
    "jht employer": [20_000_000n, 740_000n],
    "jht employee": [20_000_000n, 400_000n],
    "jp employer": [11_086_300n, 221_726n],
    "jp employee": [11_086_300n, 110_863n],
    "jkk employer": [20_000_000n, 254_000n],
    "jkm employer": [20_000_000n, 60_000n],
    "kesehatan employer": [12_000_000n, 480_000n],
    "kesehatan employee": [12_000_000n, 120_000n],
  });
  expect(of(3_000_000n)).toMatchObject({
    "kesehatan employer": [5_729_876n, 229_195n],
    "jp employee": [3_000_000n, 30_000n],
  });
});

test("returns JHT and JP as pension of a payer, and accepts only legal risk rates", () => {
  const bases = { wage: 7_500_000n, minimumWage: 0n, riskRate: 127 };
  const premiums = premiumsOf(programmes, bases, rows);
  expect([pensionOf(premiums, "employee"), pensionOf(premiums, "employer")]).toEqual([225_000n, 427_500n]);
  expect(pensionOf(premiumsOf([], bases, rows), "employee")).toBe(0n);
  expect([24, 127, 10, 160, 0, 128].map((rate) => isRiskRate(rate, rows))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
