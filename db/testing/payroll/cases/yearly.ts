import { ptkpRows } from "@/db/seed/reference/tax";
import { plainPay, roundLimit, type Case } from "./case";

/** Where a rate of article 17 ends, the tax up to there, and the rate after it in hundredths. */
const limits = [
  { upTo: 60_000_000n, tax: 3_000_000n, below: 5n, above: 15n },
  { upTo: 250_000_000n, tax: 31_500_000n, below: 15n, above: 25n },
  { upTo: 500_000_000n, tax: 94_000_000n, below: 25n, above: 30n },
  { upTo: 5_000_000_000n, tax: 1_444_000_000n, below: 30n, above: 35n },
];

type YearOf = { ptkpCode: string; gross: bigint; taxedFrom?: number; pension?: bigint; withheld?: bigint };

/** A December of 5,000,000 that ends a year of so much. */
const decemberOf = ({ ptkpCode, gross, taxedFrom = 1, pension = 0n, withheld = 0n }: YearOf): Case["changes"] => ({
  ...plainPay(5_000_000n, { ptkpCode }),
  workMonth: "2026-12",
  taxYear: {
    isLastPeriod: true,
    taxedFrom: `2026-${String(taxedFrom).padStart(2, "0")}`,
    earlier: { gross: gross - 5_000_000n, pension, withheld, isVerified: true },
  },
});

const thousands = (amount: bigint) => amount - (((amount % 1_000n) + 1_000n) % 1_000n);

/** Net income is gross less 6,000,000 here: a twentieth is more. */
function limitCases(ptkpCode: string, free: bigint): Case[] {
  return limits.flatMap(({ upTo, tax, below, above }) =>
    [...roundLimit, 998n, 999n, 1_000n, 1_001n, 1_002n].map((offset) => {
      const gross = upTo + free + 6_000_000n + 100_000n + offset;
      const beyond = thousands(offset);
      return {
        name: `Year of ${ptkpCode}, taxable ${upTo + offset}`,
        legal_basis: "Income tax law art. 17, PMK 101/2016",
        status: "valid",
        changes: decemberOf({ ptkpCode, gross, pension: 100_000n }),
        expected: { pph21Tax: tax + (beyond * (beyond < 0n ? below : above)) / 100n },
      } satisfies Case;
    }),
  );
}

/** Round the income that is just not taxed, and that which is taxed on its first thousand. */
function thresholdCases(ptkpCode: string, free: bigint): Case[] {
  return [0n, 1_000n].flatMap((taxable) =>
    roundLimit.map((offset) => {
      const net = free + taxable + offset;
      const gross = (net * 20n) / 19n;
      const left = gross - gross / 20n - free;
      return {
        name: `Year of ${ptkpCode}, gross ${gross}`,
        legal_basis: "PMK 101/2016, PMK 168/2023",
        status: "valid",
        changes: decemberOf({ ptkpCode, gross }),
        expected: { pph21Tax: left >= 1_000n ? (left / 1_000n) * 50n : 0n },
      } satisfies Case;
    }),
  );
}

/** A twentieth of the gross income against 500,000 for each month worked. */
const occupationalCases: Case[] = Array.from({ length: 7 }, (_, index) => 6 + index).flatMap((months) =>
  roundLimit.map((offset) => {
    const gross = 10_000_000n * BigInt(months) + offset;
    const most = 500_000n * BigInt(months);
    const left = gross - (gross / 20n < most ? gross / 20n : most) - 54_000_000n;
    return {
      name: `Occupational cost of ${months} months, gross ${gross}`,
      legal_basis: "PMK 168/2023",
      status: "valid",
      changes: decemberOf({ ptkpCode: "TK/0", gross, taxedFrom: 13 - months }),
      expected: { pph21Tax: left > 0n ? (left / 1_000n) * 50n : 0n },
    } satisfies Case;
  }),
);

/** Every limit of article 17, of the free income of each status and of the occupational cost. */
export const yearlyCases: Case[] = [
  ...ptkpRows.flatMap(([code, free]) => [...limitCases(code, BigInt(free)), ...thresholdCases(code, BigInt(free))]),
  ...occupationalCases,
];
