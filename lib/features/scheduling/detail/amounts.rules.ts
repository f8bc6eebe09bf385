import { accommodationLines, type LumpsumGrade } from "@/db/enums/scheduling";
import type { Accommodation, Rates } from "../accommodation.queries";
import { totalFrom } from "../accommodation.queries";
import { lineAmount, emptyAmounts, type Amounts } from "../allowance.rules";
import type { ScheduleDetail } from "./schema";

type Shown = NonNullable<ScheduleDetail["onBoard"]>;

const withAmounts = (amounts: Amounts) =>
  // The names are exactly the line names.
  Object.fromEntries(
    accommodationLines.map((line) => [line, { ...amounts[line], amount: lineAmount(amounts[line]) }]),
  ) as Shown["lines"];

type Part = { divisionId: number; defaultGrade: LumpsumGrade; saved: Accommodation | undefined; rates: Rates };

/** Return the amounts of one way: the saved ones, or the initial lines. */
export function amountsShown({ divisionId, defaultGrade, saved, rates }: Part): Shown {
  const { marine, tanker } = rates;
  const grade = saved?.grade ?? defaultGrade;
  const bases = marine?.grades.find((row) => row.grade === grade) ?? null;
  const lines = divisionId === 1 ? withAmounts(saved?.lines ?? emptyAmounts(bases)) : null;
  return {
    isSaved: saved !== undefined,
    lumpsumGrade: grade,
    defaultGrade,
    lines,
    total: totalFrom(saved),
    bases: marine?.grades ?? null,
    lumpsums: tanker?.grades ?? null,
    ratesFrom: (marine ?? tanker)?.effectiveFrom ?? null,
  };
}
