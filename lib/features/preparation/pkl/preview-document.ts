import { AppError } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/answer";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { read } from "@/lib/platform/operation";
import { factsOf } from "./facts.queries";
import { renderPkl } from "./issue.queries";
import { judgeWages, standingOf } from "./judge.queries";
import { placeOf } from "./place.queries";
import { insertPklInput } from "./schema";
import { basisAmong } from "./standing.rules";

/** Render the form's document as a draft without a code. product 5.18 @throws not-found, rule for invalid wages */
export const previewDocument = read({
  name: "preparation.preview-pkl-document",
  access: "preparation:pkl",
  input: insertPklInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, locale, now }, form) {
    const place = await placeOf(db, actor, form);
    const judged = await judgeWages({ db, actor, locale }, place, form);
    const [first] = judged.problems;
    if (first) throw new AppError("rule", "preparation.pkl.refused", { reason: first.message }, [], first.code);
    const basis = basisAmong(await standingOf(db, place.preparationId), form, place.assignment.endDate);
    const printed = await factsOf(db, place, form, { judged, basis });
    const bytes = await renderPkl(db, printed, { code: null, signing: null, now });
    return new FileAnswer(stampedName(now, "PKL_draft", "pdf"), "application/pdf", bytes, "inline");
  },
});
