import { billOf, workOrderAmount } from "@/lib/features/billing/rules";
import { read } from "@/lib/platform/operation";
import { differencesOf } from "../periods/comparison.rules";
import type { Problem } from "../calculation/month-facts.rules";
import { calculateMonth, type Slip } from "../calculation/calculate-month.rules";
import { inputsOf } from "./inputs.rules";
import { triedMonth, tryMonthInput, type TrialInput } from "./schema";
import { trialTablesFor } from "./rate-tables.queries";

type Tables = Awaited<ReturnType<typeof trialTablesFor>>["chosen"];

function calculateTrial(trial: TrialInput, { tables, problems }: Tables) {
  if (problems.length > 0) return { refused: problems };
  return calculateMonth(inputsOf(trial), tables, "draft");
}

function billFor(
  { totals, employerPension }: Slip,
  { feePercent, vatBase, vatPercent, vatTwelfths, pension }: TrialInput,
) {
  const amount = workOrderAmount(totals.taxable, employerPension, pension === "billed");
  return billOf(amount, { fee: { option: "percentage", percent: feePercent }, vatBase, vatPercent, vatTwelfths });
}

const refusal = (refused: Problem[]) => ({ slip: null, refused, bill: null, difference: null });

/**
 * Calculate a sample month with chosen versions, so that drafts can be tested before they are verified. Returns slip,
 * explanations, bill and the difference to the tables in force. Whole rupiah; stores nothing. Problems never count as
 * zero. @throws not-found for a version of another kind. product 5.15
 */
export const calculateTrialMonth = read({
  name: "work-orders.try-month",
  access: "rates:view",
  also: { "work-orders:view": () => true },
  input: tryMonthInput,
  output: triedMonth,
  async run({ db, actor }, tried) {
    const { chosen, inForce, isOther } = await trialTablesFor(db, actor, tried);
    const month = calculateTrial(tried, chosen);
    if ("refused" in month) return refusal(month.refused);
    const [slip] = month.slips;
    if (!slip) return refusal([]);
    const currentResult = isOther ? calculateTrial(tried, inForce) : month;
    const before = "refused" in currentResult || !isOther ? [] : currentResult.slips;
    const [difference = null] =
      before.length > 0 ? differencesOf([{ crewId: 0, slips: before }], [{ crewId: 0, slips: month.slips }]) : [];
    const { lines, totals } = slip;
    return {
      slip: { lines, totals, tables: month.tables, notes: month.notes },
      refused: [],
      bill: billFor(slip, tried),
      difference,
    };
  },
});
