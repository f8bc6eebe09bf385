import { z } from "zod";
import { slipLines, slipParts, subsidies } from "@/db/enums/work-orders";
import { provinces } from "@/db/enums/rates";
import { vatBases } from "@/lib/features/billing/rules";
import { parseDollars } from "@/lib/features/preparation/wages/money.rules";
import { maxRupiah } from "@/lib/features/rates/amount.rules";
import { parsePercent } from "@/lib/features/rates/percent.rules";
import { versionStatuses } from "@/lib/features/rates/rules";
import { blankToUndefined, numeric, requiredText } from "@/lib/platform/validation";
import { articles, formulas, tableKinds } from "../explanation.rules";
import { causes } from "../periods/comparison.rules";
import { amountUpTo, month, parseWith, rupiahBetween } from "../schema";
import { problemCodes } from "../calculation/month-facts.rules";
import { maxDollarCents } from "../calculation/schema";

const amount = amountUpTo(maxRupiah);
const salary = rupiahBetween(1, maxRupiah);
/** Hundredths of a per cent, also as typed; blank is null. */
const rate = z.preprocess(parseWith(parsePercent), z.int("rates.problems.percent").min(1).max(1_000).nullable());
/** US cents, also as typed: 25, 25,50 or 25.50; blank is null. */
const dollarsADay = z.preprocess(
  parseWith(parseDollars),
  z.int("work-orders.try.dollars").min(1).max(maxDollarCents).nullable().default(null),
);
const versionId = z.preprocess((value) => (value === "" ? undefined : value), numeric(z.int().min(1)).optional());

/** A sample month: months in Asia/Jakarta, whole rupiah. A version not named is the one in force. */
export const tryMonthInput = z.object({
  workMonth: month,
  payrollCategoryId: numeric(z.int().min(1)),
  days: numeric(z.int().min(0).max(31)),
  basicSalary: salary,
  kpak: amount,
  regionalAllowance: amount,
  overseasAllowance: amount,
  positionAllowance: amount,
  overtime: amount,
  tradingOut: dollarsADay,
  ptkpCode: requiredText(20),
  residence: z.enum(["resident", "non-resident"]),
  nik: z.enum(["matching", "missing"]),
  subsidy: z.enum(subsidies),
  province: z.enum(provinces),
  riskRate: rate,
  period: z.enum(["ordinary", "last"]),
  taxedFrom: month,
  earlierGross: amount,
  earlierPension: amount,
  earlierWithheld: amount,
  feePercent: numeric(z.number().min(0).max(100)),
  vatBase: z.enum(vatBases),
  vatPercent: numeric(z.int().min(0).max(100)),
  vatTwelfths: z.preprocess((value) => blankToUndefined(value) ?? 12, numeric(z.int().min(1).max(12))),
  pension: z.enum(["billed", "not-billed"]),
  versions: z.partialRecord(z.enum(tableKinds), versionId),
});
export type TrialInput = z.output<typeof tryMonthInput>;

const wholeNumber = z.bigint();
const tables = z
  .array(
    z.object({
      kind: z.enum(tableKinds),
      versionId: z.int(),
      effectiveFrom: z.string(),
      checksum: z.string(),
    }),
  )
  .readonly();
const problem = z.object({
  code: z.enum(problemCodes),
  stops: z.enum(["calculation", "lock", "nothing"]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
const line = z.object({
  name: z.enum(slipLines),
  part: z.enum(slipParts),
  amount: wholeNumber,
  explanation: z.object({
    formula: z.enum(formulas),
    values: z.record(z.string(), z.union([z.bigint(), z.number(), z.string()])),
    tables,
    article: z.enum(articles),
  }),
});
const slip = z.object({
  lines: z.array(line),
  totals: z.object({
    wages: wholeNumber,
    other: wholeNumber,
    employer: wholeNumber,
    subsidy: wholeNumber,
    taxable: wholeNumber,
    deductions: wholeNumber,
    takeHome: wholeNumber,
  }),
  tables,
  notes: z.array(problem),
});
const bill = z.object({
  amount: wholeNumber,
  fee: wholeNumber,
  billsAfterFee: wholeNumber,
  vat: wholeNumber,
  totalBills: wholeNumber,
});
const difference = z.object({
  before: wholeNumber,
  after: wholeNumber,
  causes: z.array(z.object({ cause: z.enum(causes), amount: wholeNumber })),
});

/**
 * slip and bill are null when a problem refuses the month; difference when the tables are those in force, or those
 * refuse it.
 */
export const triedMonth = z.object({
  slip: slip.nullable(),
  refused: z.array(problem),
  bill: bill.nullable(),
  difference: difference.nullable(),
});
export type TriedMonth = z.output<typeof triedMonth>;

export const tablesToTry = z.array(
  z.object({
    kind: z.enum(tableKinds),
    id: z.int(),
    effectiveFrom: z.string(),
    standing: z.enum(versionStatuses),
  }),
);
export type TablesToTry = z.output<typeof tablesToTry>;
