import { eq } from "drizzle-orm";
import { contracts } from "@/db/schema/contracts";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertNameIsFree, assertPrincipal, lockContract } from "./queries";
import { changedFields, statusOf, termsOf } from "./rules";
import { contractChanged, updateContractInput } from "./schema";
import { attachContractDocument, documentOf } from "./uploads.queries";

/**
 * Update a contract; of an ended one only the document. A replaced document stays with the contract. Document 3 §2,
 * product 5.14 @throws not-found, conflict when it changed meanwhile, rule CONTRACT_EXPIRED, invalid as for a new one
 */
export const updateContract = write({
  name: "contracts.update",
  access: "contracts:write",
  input: updateContractInput,
  output: contractChanged,
  async run({ db, actor, now, locale, audit, unchanged }, { contractManagementId: id, version, ...form }) {
    const before = await lockContract(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    const today = dayOf(now);
    const { clientId: principalId, contractName: name, contractDate, contractExpiryDate: expiresOn } = form;
    if (principalId !== before.principalId) await assertPrincipal(db, actor, principalId);
    const values = { principalId, name, contractDate, expiresOn, ...termsOf(form, before) };
    const isEnded = statusOf(before, today) === "Expired";
    if (isEnded && changedFields(before, values).length > 0)
      throw new AppError("rule", "contracts.onlyDocument", {}, [], "CONTRACT_EXPIRED");
    if (expiresOn >= today) await assertNameIsFree(db, { principalId, name, id }, today);
    const all = { ...values, ...(await documentOf(db, actor, form, before)) };
    if (changedFields(before, all).length === 0) {
      unchanged();
      return { contractManagementId: id, version: before.version };
    }
    const [after] = await db
      .update(contracts)
      .set({ ...all, updatedAt: now, updatedBy: userIdOf(actor), version: before.version + 1 })
      .where(eq(contracts.id, id))
      .returning();
    if (!after) throw new Error("contract was not stored");
    if (after.fileId !== before.fileId) await attachContractDocument(db, after);
    audit({ subject: id, before, after });
    return { contractManagementId: id, version: after.version };
  },
});
