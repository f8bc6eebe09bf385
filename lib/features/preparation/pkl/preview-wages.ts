import { read } from "@/lib/platform/operation";
import { judgeWages } from "./judge.queries";
import { linesShown } from "../wages/lines.rules";
import { paperLacks } from "./paper.rules";
import { placeOf, travelNumbersOf } from "./place.queries";
import { previewedWages, previewWagesInput } from "./schema";

/** Preview a form: printed wages, minimum wage, period and problems. product 5.15.8 @throws not-found */
export const previewWages = read({
  name: "preparation.preview-pkl-wages",
  access: "preparation:pkl",
  input: previewWagesInput,
  output: previewedWages,
  async run({ db, actor, locale }, form) {
    const place = await placeOf(db, actor, form);
    const judged = await judgeWages({ db, actor, locale }, place, form);
    const { wages, problems, warnings } = judged;
    const { person, vessel } = place;
    const { passportNo } = await travelNumbersOf(db, person.id);
    return {
      lines: wages ? linesShown(wages) : [],
      tradingOutDollars: wages?.tradingOutCents == null ? null : wages.tradingOutCents / 100,
      totalWages: wages?.totalWages ?? null,
      payrollCategoryName: place.payrollCategoryName,
      matrixFrom: judged.matrixFrom,
      minimumWage: judged.minimum,
      wageCheck: judged.check,
      age: judged.age,
      from: place.assignment.startDate,
      to: place.assignment.endDate,
      missing: paperLacks({ ...person, ...vessel, grossTonnage: vessel.grt, passportNo }),
      problems: problems.map(({ code, message, href }) => ({ code, message, href })),
      taxStatus: judged.taxStatus,
      warnings,
    };
  },
});
