import { eq } from "drizzle-orm";
import { preparationPkls } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { storeDocumentCode, newDocumentCode } from "@/lib/features/checks/document-codes.queries";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { agreementFactsOf } from "./agreement-facts.queries";
import { storeDocumentFile, renderPkl } from "./render-document.queries";
import { isNumberTaken, checkWages, currentAgreementsOf, type CheckedWages } from "./wage-check.queries";
import { pklCreated } from "./mail.queries";
import { lockAgreementSubject } from "./subject.queries";
import { insertPklInput, pklStored } from "./schema";
import { findBasis, findReplaced } from "./current-agreements.rules";
import { endAgreement } from "./store.queries";

/** Check that no problem blocks the agreement. @throws rule with the first problem's message and all its fields */
function assertNoProblems({ problems }: CheckedWages) {
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
    const subject = await lockAgreementSubject(db, actor, form);
    const agreements = await currentAgreementsOf(db, subject.preparationId);
    const replaced = findReplaced(agreements, form);
    const basis = findBasis(agreements, form, subject.assignment.endDate);
    if (await isNumberTaken(db, form.pklDocumentNumber))
      throw new AppError("conflict", "preparation.pkl.numberTaken", { number: form.pklDocumentNumber }, [
        { path: "pklDocumentNumber", message: "preparation.pkl.numberTakenShort" },
      ]);
    const checkedWages = await checkWages({ db, actor, locale }, subject, form);
    assertNoProblems(checkedWages);
    const printed = await agreementFactsOf(db, subject, form, { judged: checkedWages, basis });
    if (replaced) await endAgreement(scope, replaced.id);
    const by = userIdOf(actor);
    const [row] = await db
      .insert(preparationPkls)
      .values({ ...printed.facts, createdAt: now, createdBy: by, updatedAt: now, updatedBy: by })
      .returning({ id: preparationPkls.id, version: preparationPkls.version });
    const { id, version } = requirePresent(row, "the agreement");
    const { crewId, documentNumber: number, divisionId, documentName } = printed.facts;
    const code = newDocumentCode();
    await storeDocumentCode(db, code, { kind: "pkl", crewId, pklId: id }, scope);
    const bytes = await renderPkl(db, printed, { code, signing: null, now });
    const storedFile = await storeDocumentFile(scope, bytes, { name: documentName, crewId });
    await db.update(preparationPkls).set(storedFile).where(eq(preparationPkls.id, id));
    const mailIds = await pklCreated.send(scope, { type: "preparation-pkl", id, version: 1 });
    audit({
      subject: crewId,
      divisionId,
      after: { pklId: id, number, supersedes: replaced?.id ?? null, addendumOf: basis?.id ?? null },
    });
    return {
      id,
      employeePreparationPklId: id,
      employeePreparationId: subject.preparationId,
      pklDocumentName: documentName,
      version,
      mailIds,
      warnings: checkedWages.warnings,
    };
  },
});
