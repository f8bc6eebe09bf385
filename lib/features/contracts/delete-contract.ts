import { eq } from "drizzle-orm";
import { contracts } from "@/db/schema/contracts";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { write } from "@/lib/platform/operation";
import { lockContract } from "./queries";
import { contractChanged, deleteContractInput } from "./schema";

/**
 * Remove a contract from both lists; row and document stay, but are no longer accessible. Document 3 §4, product 5.14
 * @throws not-found, conflict
 */
export const deleteContract = write({
  name: "contracts.delete",
  access: "contracts:delete",
  input: deleteContractInput,
  output: contractChanged,
  async run({ db, actor, now, locale, audit }, { contractManagementId: id, version }) {
    const before = await lockContract(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    const [after] = await db
      .update(contracts)
      .set({ deletedAt: now, deletedBy: userIdOf(actor), version: before.version + 1 })
      .where(eq(contracts.id, id))
      .returning();
    if (!after) throw new Error("contract was not stored");
    audit({ subject: id, before, after });
    return { contractManagementId: id, version: after.version };
  },
});
