import { formerEmployers } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockPayOf } from "./queries";
import { saveFormerInput, sumsSaved } from "./schema";
import { assertStillOpen, lockFormer } from "./opening-sums.queries";

/**
 * Save what a former employer of the year paid net and withheld, from form 1721-A1. Used in the last tax period after a
 * second person verifies it. Whole rupiah. product 5.15.6b @throws not-found, invalid, conflict when it changed
 * meanwhile, rule once it is verified
 */
export const saveFormerEmployer = write({
  name: "work-orders.save-former",
  access: "work-orders:write",
  input: saveFormerInput,
  output: sumsSaved,
  async run({ db, actor, now, locale, audit }, { crewId, year, version, ...sums }) {
    const { userId } = userActorOf(actor);
    const person = await lockPayOf(db, actor, crewId);
    const before = await lockFormer(db, crewId, year);
    assertStillOpen(before);
    if (before) await assertUnchanged({ db, locale }, before, version);
    const values = { ...sums, updatedAt: now, updatedBy: userId };
    const [stored] = await db
      .insert(formerEmployers)
      .values({ crewId, year, ...values, createdAt: now, createdBy: userId })
      .onConflictDoUpdate({
        target: [formerEmployers.crewId, formerEmployers.year],
        set: { ...values, version: (before?.version ?? 0) + 1 },
      })
      .returning();
    const after = requirePresent(stored, "the former employer");
    audit({ subject: after.id, divisionId: person.divisionId, before: before ?? {}, after });
    return { id: after.id, crewId, version: after.version };
  },
});
