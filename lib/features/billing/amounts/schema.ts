import { z } from "zod";
import { amountFees, type AmountFee } from "@/db/enums/billing";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, numeric, recordId, knownVersion, messageWhenBlank } from "@/lib/platform/validation";

const minAmount = 100;
const maxAmount = 99_999_999_999;
const minFee = 100;
const maxFee = 1_000_000_000;

/** Accept thousands separators, as screens write them. */
const digits = (value: unknown) => (typeof value === "string" ? value.replace(/[.\s]/g, "") : value);
const rupiah = (missing: string, number: z.ZodType<number>) =>
  z.preprocess((value) => blankToUndefined(digits(value)), numeric(number)).meta({ description: missing });
const wholeOr = (missing: string) =>
  z.int({ error: (issue) => messageWhenBlank(missing)(issue) ?? "billing.digitsOnly" });

/** Whole rupiah, 3 to 11 digits. Document 3 §5 */
const amount = rupiah(
  "Whole rupiah",
  wholeOr("billing.amountRequired").min(minAmount, "billing.amountLeast").max(maxAmount, "billing.amountMost"),
);
const none = (value: unknown) => blankToUndefined(digits(value)) ?? 0;
const count = z.preprocess(none, numeric(z.int("billing.digitsOnly").min(0, "billing.digitsOnly")));

type Fee = { feeOption?: AmountFee | undefined; mcuFeePercentage: number; mcuFeeValue: number };

function problemsOf({ feeOption, mcuFeePercentage, mcuFeeValue }: Fee): [path: keyof Fee, message: string][] {
  if (mcuFeePercentage > 0 && mcuFeeValue > 0) return [["mcuFeeValue", "billing.oneFee"]];
  const isPercentage = feeOption === "percentage" || mcuFeePercentage > 0;
  const isValue = feeOption === "value" || mcuFeeValue > 0;
  if ((feeOption === "no-fee" || feeOption === "contract") && (isPercentage || isValue))
    return [["feeOption", "billing.oneFee"]];
  if (isPercentage && isValue) return [["feeOption", "billing.oneFee"]];
  if (isPercentage && mcuFeePercentage < 1) return [["mcuFeePercentage", "billing.percentageLeast"]];
  if (isPercentage && mcuFeePercentage > 100) return [["mcuFeePercentage", "billing.percentageMost"]];
  if (isValue && mcuFeeValue < minFee) return [["mcuFeeValue", "billing.valueLeast"]];
  return isValue && mcuFeeValue > maxFee ? [["mcuFeeValue", "billing.valueMost"]] : [];
}

/** Report required fee values that are empty; zero is reported as too small. */
function missingOf(input: Record<string, unknown>): [string, string][] {
  const isBlank = (name: string) => blankToUndefined(input[name]) === undefined;
  if (input.feeOption === "percentage" && isBlank("mcuFeePercentage"))
    return [["mcuFeePercentage", "billing.percentageRequired"]];
  return input.feeOption === "value" && isBlank("mcuFeeValue") ? [["mcuFeeValue", "billing.valueRequired"]] : [];
}

/** Match field names case-insensitively: MCUPrice, mcuPrice. */
const caseInsensitiveNames = (names: readonly string[]) => (input: unknown) => {
  const canonical = new Map(names.map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    Object.entries(asRecord(input)).map(([name, value]) => [canonical.get(name.toLowerCase()) ?? name, value]),
  );
};

const feeFields = {
  mcuPrice: amount,
  feeOption: z.preprocess(blankToUndefined, z.enum(amountFees).optional()),
  mcuFeePercentage: count,
  mcuFeeValue: count,
  version: knownVersion,
};

function checked<T extends z.ZodRawShape>(shape: T, names: readonly string[]) {
  const form = z.object(shape).check(({ value, issues }) => {
    // The shape has the fee fields.
    for (const [path, message] of problemsOf(value as unknown as Fee))
      issues.push({ code: "custom", path: [path], message, input: value });
  });
  return z.preprocess(
    caseInsensitiveNames(names),
    z
      .unknown()
      .check(({ value, issues }) => {
        for (const [path, message] of missingOf(asRecord(value)))
          issues.push({ code: "custom", path: [path], message, input: value });
      })
      .pipe(form),
  );
}

const feeNames = Object.keys(feeFields);
const registerFields = { assessmentHistoryMCUId: recordId, ...feeFields };
/**
 * Document 3 §7: at most one of two numbers is not zero; feeOption decides when a form has all. "contract" leaves the
 * fee to the contract.
 */
export const updateRegisterInput = checked(registerFields, ["assessmentHistoryMCUId", ...feeNames]);
const planningFields = { employeePreparationMCUId: recordId, ...feeFields };
export const updatePlanningInput = checked(planningFields, ["employeePreparationMCUId", ...feeNames]);
/** Request form of both calls. */
export const registerRequest = () => z.object(registerFields);
export const planningRequest = () => z.object(planningFields);

const isHold = (value: unknown) => Number(value) === 0;
/** A price of zero means on hold. Document 3 §4, §5 */
export const updateExpenseInput = z.preprocess(
  caseInsensitiveNames(["price", "employeeSchedulingDocumentId", "version"]),
  z.object({
    employeeSchedulingDocumentId: recordId,
    price: z.preprocess(
      (value) => blankToUndefined(digits(value)),
      numeric(
        wholeOr("billing.amountRequired")
          .min(0, "billing.amountLeast")
          .refine((value) => isHold(value) || value >= minAmount, "billing.amountLeast")
          .max(maxAmount, "billing.amountMost"),
      ),
    ),
    version: knownVersion,
  }),
);
export const registerUpdated = z.object({ assessmentHistoryMCUId: z.number(), version: z.number() });
export const planningUpdated = z.object({ employeePreparationMCUId: z.number(), version: z.number() });
export const expenseUpdated = z.object({
  employeeSchedulingDocumentId: z.number(),
  price: z.number(),
  version: z.number(),
});
