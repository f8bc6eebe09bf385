import { ptkpRows, terRows } from "@/db/seed/reference/tax";
import { plainPay, roundLimit, type Case } from "./case";

const categories = ["A", "B", "C"] as const;
const statusOf = (category: string) => ptkpRows.find(([, , one]) => one === category)?.[0] ?? "";

/** Two rows of C differ between public copies of the table. */
const unsure = new Set([83_200_000, 95_600_000]);

type Limit = { category: string; upTo: bigint; below: number; above: number; status: Case["status"] };
const limits: Limit[] = categories.flatMap((category) =>
  terRows[category].slice(0, -1).map(([upTo, below], place) => ({
    category,
    upTo: BigInt(upTo ?? 0),
    below,
    above: terRows[category][place + 1]?.[1] ?? 0,
    status: category === "C" && unsure.has(upTo ?? 0) ? "to-be-checked" : "valid",
  })),
);

/** Hundredths of a per cent, raised by a fifth without a NIK, in millionths. */
const millionths = (rate: number, hasMatchingNik: boolean) => BigInt(rate * (hasMatchingNik ? 100 : 120));
const taxAt = (gross: bigint, rate: bigint) => (gross * rate) / 1_000_000n;

const named = (category: string, hasMatchingNik: boolean) => `TER ${category}${hasMatchingNik ? "" : " without NIK"}`;

function taxCases(hasMatchingNik: boolean): Case[] {
  return limits.flatMap(({ category, upTo, below, above, status }) =>
    roundLimit.map((offset) => {
      const gross = upTo + offset;
      const rate = millionths(offset > 0n ? above : below, hasMatchingNik);
      return {
        name: `${named(category, hasMatchingNik)}, gross ${gross}`,
        legal_basis: hasMatchingNik ? "PP 58/2023" : "PP 58/2023, income tax law art. 21 (5a)",
        status,
        changes: plainPay(gross, { ptkpCode: statusOf(category), hasMatchingNik }),
        expected: { pph21Subsidy: 0n, pph21Tax: taxAt(gross, rate) },
      };
    }),
  );
}

/** The allowance of one rate: the tax of the pay, and the tax of that tax, and so on; a rupiah more where it still pays for itself. */
function paidFor(pay: bigint, rate: bigint): bigint {
  let allowance = 0n;
  while (taxAt(pay + allowance, rate) > allowance) allowance = taxAt(pay + allowance, rate);
  return taxAt(pay + allowance + 1n, rate) === allowance + 1n ? allowance + 1n : allowance;
}

/** The highest pay whose allowance exactly fills a bracket. */
function fullAt(upTo: bigint, rate: bigint): bigint {
  let pay = upTo - taxAt(upTo, rate) - 2n;
  while (pay + 1n + paidFor(pay + 1n, rate) <= upTo) pay += 1n;
  return pay;
}

function allowanceCases(hasMatchingNik: boolean): Case[] {
  return limits.flatMap(({ category, upTo, below, above, status }) => {
    const [lower, higher] = [millionths(below, hasMatchingNik), millionths(above, hasMatchingNik)];
    const full = fullAt(upTo, lower);
    return roundLimit.map((offset) => {
      const pay = full + offset;
      const allowance = paidFor(pay, offset > 0n ? higher : lower);
      return {
        name: `${named(category, hasMatchingNik)}, pay ${pay} with its tax paid`,
        legal_basis: "PP 58/2023, PMK 168/2023",
        status,
        changes: plainPay(pay, { ptkpCode: statusOf(category), hasMatchingNik, subsidy: "full" }),
        expected: { pph21Subsidy: allowance, pph21Tax: allowance },
      } satisfies Case;
    });
  });
}

/** Every limit of the monthly rates and of the allowances that pay their own tax, with a matching NIK and without. */
export const monthlyCases: Case[] = [true, false].flatMap((has) => [...taxCases(has), ...allowanceCases(has)]);
