import { contracts } from "@/db/schema/contracts";
import { feesOf } from "@/lib/features/billing/usual-fees.queries";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertNameIsFree, assertPrincipal } from "./queries";
import { termsOf, missingTerms, usualTerms } from "./rules";
import { contractChanged, createContractInput } from "./schema";
import { attachContractDocument, documentOf } from "./uploads.queries";

/**
 * Create a contract with a principal and its document; fee and VAT default to today's rates. A contract that already
 * ended goes to the history. Document 3 §5, product 5.14 @throws invalid for a taken name, a principal that is not
 * offered, a file that is not the actor's or not PDF, DOC or DOCX, omitted terms without usual rates
 */
export const createContract = write({
  name: "contracts.create",
  access: "contracts:write",
  input: createContractInput,
  output: contractChanged,
  async run({ db, actor, now, audit }, form) {
    const { divisionId, userId } = userActorOf(actor);
    const { clientId: principalId, contractName: name, contractExpiryDate: expiresOn } = form;
    await assertPrincipal(db, actor, principalId);
    const today = dayOf(now);
    if (expiresOn >= today) await assertNameIsFree(db, { principalId, name, id: null }, today);
    const fees = await feesOf(db, today);
    const problems = fees ? [] : missingTerms(form).map((path) => ({ path, message: "contracts.noUsualTerms" }));
    if (problems.length > 0) throw new AppError("invalid", "errors.invalid", {}, problems);
    const document = await documentOf(db, actor, form);
    const [created] = await db
      .insert(contracts)
      .values({
        divisionId,
        principalId,
        name,
        expiresOn,
        contractDate: form.contractDate,
        ...termsOf(form, fees && usualTerms(fees)),
        ...document,
        createdAt: now,
        createdBy: userId,
        updatedAt: now,
        updatedBy: userId,
      })
      .returning();
    if (!created) throw new Error("contract was not stored");
    await attachContractDocument(db, created);
    audit({ subject: created.id, after: created });
    return { contractManagementId: created.id, version: created.version };
  },
});
