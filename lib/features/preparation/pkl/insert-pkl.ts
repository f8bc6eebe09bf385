import { eq } from "drizzle-orm";
import { preparationPkls } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { keepCode, newCode } from "@/lib/features/checks/codes.queries";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { factsOf } from "./facts.queries";
import { keepDocument, renderPkl } from "./issue.queries";
import { isNumberTaken, judgeWages, standingOf, type Judged } from "./judge.queries";
import { pklCreated } from "./mail.queries";
import { lockPlace } from "./place.queries";
import { insertPklInput, pklStored } from "./schema";
import { basisAmong, replacedAmong } from "./standing.rules";
import { endAgreement } from "./store.queries";

/** Check that no problem blocks the agreement. @throws rule with the first problem's message and all its fields */
function assertNothingStands({ problems }: Judged) {
  const [first] = problems;
  if (!first) return;
  const fields = problems.flatMap(({ path, message }) => (path ? [{ path, message }] : []));
  const isForm = problems.every(({ code }) => code === "REQUIRED");
  throw isForm
    ? new AppError("invalid", "errors.invalid", {}, fields)
    : new AppError("rule", "preparation.pkl.refused", { reason: first.message }, fields, first.code);
}

/**
 * Create an agreement: current facts, matrix or entered wages, the document with its code, and the mails. Document 2
 * §5 and §7, product 5.15.8 @throws not-found without a preparation for the vessel, rule for invalid wages, conflict
 * for a number in use
 */
export const insertPkl = write({
  name: "preparation.insert-pkl",
  access: "preparation:pkl",
  input: insertPklInput,
  output: pklStored,
  async run(scope, form) {
    const { db, actor, now, locale, audit } = scope;
    const place = await lockPlace(db, actor, form);
    const standing = await standingOf(db, place.preparationId);
    const replaced = replacedAmong(standing, form);
    const basis = basisAmong(standing, form, place.assignment.endDate);
    if (await isNumberTaken(db, form.pklDocumentNumber))
      throw new AppError("conflict", "preparation.pkl.numberTaken", { number: form.pklDocumentNumber }, [
        { path: "pklDocumentNumber", message: "preparation.pkl.numberTakenShort" },
      ]);
    const judged = await judgeWages({ db, actor, locale }, place, form);
    assertNothingStands(judged);
    const printed = await factsOf(db, place, form, { judged, basis });
    if (replaced) await endAgreement(scope, replaced.id);
    const by = userIdOf(actor);
    const [row] = await db
      .insert(preparationPkls)
      .values({ ...printed.facts, createdAt: now, createdBy: by, updatedAt: now, updatedBy: by })
      .returning({ id: preparationPkls.id, version: preparationPkls.version });
    const { id, version } = present(row, "the agreement");
    const { crewId, documentNumber: number, divisionId, documentName } = printed.facts;
    const code = newCode();
    await keepCode(db, code, { kind: "pkl", crewId, pklId: id }, scope);
    const bytes = await renderPkl(db, printed, { code, signing: null, now });
    const kept = await keepDocument(scope, bytes, { name: documentName, crewId });
    await db.update(preparationPkls).set(kept).where(eq(preparationPkls.id, id));
    const mailIds = await pklCreated.send(scope, { type: "preparation-pkl", id, version: 1 });
    audit({
      subject: crewId,
      divisionId,
      after: { pklId: id, number, supersedes: replaced?.id ?? null, addendumOf: basis?.id ?? null },
    });
    return {
      id,
      employeePreparationPklId: id,
      employeePreparationId: place.preparationId,
      pklDocumentName: documentName,
      version,
      mailIds,
      warnings: judged.warnings,
    };
  },
});
