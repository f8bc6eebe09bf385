import { eq, sql } from "drizzle-orm";
import { barringLevel } from "@/db/enums/suitability";
import { suitabilityEntries } from "@/db/schema/suitability";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { applyRegister, actingUserIdOf, lockOpenEntry } from "./queries";
import { entryChanged, entryIdInput } from "./schema";

/**
 * Confirm a level 3 entry, which bars the person from now on. The manager or superadmin must not have written, changed
 * or raised it. The person becomes blacklist at once when ashore, else at check-out; their plans are cancelled. product
 * 5.3, 5.4, §0.3
 * @throws not-found; forbidden; conflict when already confirmed; rule for another level, an ended entry, or one's own
 * while a colleague could confirm
 */
export const confirmSuitabilityEntry = write({
  name: "suitability.confirm",
  access: "suitability:confirm-level-3",
  secondPerson: { right: "suitability:confirm-level-3", refusal: "suitability.secondPerson" },
  input: entryIdInput,
  output: entryChanged,
  async run(scope, { employeeBlackListid: id }) {
    const { db, actor, now, audit, requireSecondPerson } = scope;
    const { person, entry } = await lockOpenEntry(db, actor, id, now);
    const { userId } = actingUserIdOf(actor, person.id);
    if (entry.level !== barringLevel) throw refused("suitability.notLevelThree");
    if (entry.confirmedAt) throw new AppError("conflict", "suitability.confirmedAlready");
    const { divisionId } = person;
    await requireSecondPerson({ divisionId, involvedUsers: [entry.createdBy, entry.updatedBy, entry.raisedBy] });
    const [after] = await db
      .update(suitabilityEntries)
      .set({ confirmedAt: now, confirmedBy: userId, updatedAt: now, version: sql`${suitabilityEntries.version} + 1` })
      .where(eq(suitabilityEntries.id, id))
      .returning({ version: suitabilityEntries.version });
    if (!after) throw new Error("entry was not confirmed");
    const status = await applyRegister(scope, person);
    audit({
      subject: id,
      divisionId,
      before: { employeeId: person.id, status: person.status },
      after: { employeeId: person.id, isConfirmed: true, status },
    });
    return { id, employeeBlackListid: id, crewId: person.id, version: after.version };
  },
});
