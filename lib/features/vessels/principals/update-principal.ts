import { eq } from "drizzle-orm";
import { principals } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { assertNameIsFree, lockPrincipal } from "./queries";
import { principalChanged, updatePrincipalInput } from "./schema";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";

/**
 * Change name, contact and approval policy. Existing proposals keep their approval requirement.
 * @throws not-found; conflict; invalid for a taken name
 */
export const updatePrincipal = write({
  name: "vessels.update-principal",
  access: "vessels:lookups",
  input: updatePrincipalInput,
  output: principalChanged,
  async run({ db, actor, now, locale, audit }, { id, version, ...form }) {
    const before = await lockPrincipal(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    await assertNameIsFree(db, before.divisionId, form.name, id);
    const updatedBy = userIdOf(actor);
    const [after] = await db
      .update(principals)
      .set({ ...form, updatedAt: now, updatedBy, version: before.version + 1 })
      .where(eq(principals.id, id))
      .returning();
    if (!after) throw new Error("principal was not stored");
    audit({ subject: id, before, after });
    return after;
  },
});
