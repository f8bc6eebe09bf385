import { read } from "@/lib/platform/operation";
import { checkWages } from "./wage-check.queries";
import { linesShown } from "../wages/lines.rules";
import { missingArticleFacts } from "./document.rules";
import { agreementSubjectOf, travelNumbersOf } from "./subject.queries";
import { previewedWages, previewWagesInput } from "./schema";

/** Preview a form: printed wages, minimum wage, period and problems. product 5.15.8 @throws not-found */
export const previewWages = read({
  name: "preparation.preview-pkl-wages",
  access: "preparation:pkl",
  input: previewWagesInput,
  output: previewedWages,
  async run({ db, actor, locale }, form) {
    const subject = await agreementSubjectOf(db, actor, form);
    const checkedWages = await checkWages({ db, actor, locale }, subject, form);
    const { wages, problems, warnings } = checkedWages;
    const { person, vessel } = subject;
    const { passportNo } = await travelNumbersOf(db, person.id);
    return {
      lines: wages ? linesShown(wages) : [],
      tradingOutDollars: wages?.tradingOutCents == null ? null : wages.tradingOutCents / 100,
      totalWages: wages?.totalWages ?? null,
      payrollCategoryName: subject.payrollCategoryName,
      matrixFrom: checkedWages.matrixFrom,
      minimumWage: checkedWages.minimum,
      wageCheck: checkedWages.check,
      age: checkedWages.age,
      from: subject.assignment.startDate,
      to: subject.assignment.endDate,
      missing: missingArticleFacts({ ...person, ...vessel, grossTonnage: vessel.grt, passportNo }),
      problems: problems.map(({ code, message, href }) => ({ code, message, href })),
      taxStatus: checkedWages.taxStatus,
      warnings,
    };
  },
});
