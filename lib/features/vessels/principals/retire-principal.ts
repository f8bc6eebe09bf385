import { and, count, eq, isNull } from "drizzle-orm";
import { principals, vessels } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockPrincipal } from "./queries";
import { principalChanged, retirePrincipalInput } from "./schema";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";

/**
 * Retire a principal from selection, or restore it. Scrapped vessels keep its name.
 * @throws not-found; rule while it has vessels in operation
 */
export const retirePrincipal = write({
  name: "vessels.retire-principal",
  access: "vessels:lookups",
  input: retirePrincipalInput,
  output: principalChanged,
  async run({ db, actor, now, locale, audit, unchanged }, { id, retired, version }) {
    const before = await lockPrincipal(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    if (retired === (before.retiredAt !== null)) {
      unchanged();
      return before;
    }
    const [owned] = await db
      .select({ total: count() })
      .from(vessels)
      .where(and(eq(vessels.principalId, id), isNull(vessels.scrappedOn)));
    if (retired && owned && owned.total > 0) throw refused("vessels.principalInUse", { count: owned.total });
    const updatedBy = userIdOf(actor);
    const [after] = await db
      .update(principals)
      .set({ retiredAt: retired ? now : null, updatedAt: now, updatedBy, version: before.version + 1 })
      .where(eq(principals.id, id))
      .returning();
    if (!after) throw new Error("principal was not stored");
    audit({ subject: id, before, after });
    return after;
  },
});
