import { AppError } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { read } from "@/lib/platform/operation";
import { agreementFactsOf } from "./agreement-facts.queries";
import { renderPkl } from "./render-document.queries";
import { checkWages, currentAgreementsOf } from "./wage-check.queries";
import { agreementSubjectOf } from "./subject.queries";
import { insertPklInput } from "./schema";
import { findBasis } from "./current-agreements.rules";

/** Render the form's document as a draft without a code. product 5.18 @throws not-found, rule for invalid wages */
export const previewDocument = read({
  name: "preparation.preview-pkl-document",
  access: "preparation:pkl",
  input: insertPklInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, locale, now }, form) {
    const subject = await agreementSubjectOf(db, actor, form);
    const checkedWages = await checkWages({ db, actor, locale }, subject, form);
    const [first] = checkedWages.problems;
    if (first) throw new AppError("rule", "preparation.pkl.refused", { reason: first.message }, [], first.code);
    const basis = findBasis(await currentAgreementsOf(db, subject.preparationId), form, subject.assignment.endDate);
    const printed = await agreementFactsOf(db, subject, form, { judged: checkedWages, basis });
    const bytes = await renderPkl(db, printed, { code: null, signing: null, now });
    return new FileAnswer(stampedName(now, "PKL_draft", "pdf"), "application/pdf", bytes, "inline");
  },
});
