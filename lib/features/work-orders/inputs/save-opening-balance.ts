import { openingBalances } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { lockPayOf } from "./queries";
import { assertLastMonthInYear } from "./last-month.rules";
import { saveOpeningInput, sumsSaved } from "./schema";
import { assertStillOpen, lockOpening } from "./opening-sums.queries";

/**
 * Save what a person was paid and had withheld in the year before this product, with its source. Used after a second
 * person verifies it. Whole rupiah, months in Asia/Jakarta. product 5.15.6b @throws not-found, invalid for a month of
 * another year, conflict when it changed meanwhile, rule once it is verified or used
 */
export const saveOpeningBalance = write({
  name: "work-orders.save-opening",
  access: "work-orders:write",
  input: saveOpeningInput,
  output: sumsSaved,
  async run({ db, actor, now, locale, audit }, { crewId, year, version, through, ...sums }) {
    const { userId } = userActorOf(actor);
    const person = await lockPayOf(db, actor, crewId);
    assertLastMonthInYear({ year, through });
    const before = await lockOpening(db, crewId, year);
    assertStillOpen(before);
    if (before) await assertUnchanged({ db, locale }, before, version);
    const values = { ...sums, through: firstDayOf(through), updatedAt: now, updatedBy: userId };
    const next = (before?.version ?? 0) + 1;
    const [stored] = await db
      .insert(openingBalances)
      .values({ crewId, year, ...values, createdAt: now, createdBy: userId })
      .onConflictDoUpdate({
        target: [openingBalances.crewId, openingBalances.year],
        set: { ...values, version: next },
      })
      .returning();
    const after = requirePresent(stored, "the opening balance");
    audit({ subject: after.id, divisionId: person.divisionId, before: before ?? {}, after });
    return { id: after.id, crewId, version: after.version };
  },
});
