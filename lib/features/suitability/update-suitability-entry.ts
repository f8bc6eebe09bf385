import { eq, sql } from "drizzle-orm";
import { barringLevel } from "@/db/enums/suitability";
import { suitabilityEntries } from "@/db/schema/suitability";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { auditedTerms, deciderOf, lockOpenEntry, takePaper, termsOf } from "./queries";
import { editProblems } from "./rules";
import { entryChanged, updateEntryInput } from "./schema";

/**
 * Changes an open entry. It never ends or softens one, but for an unconfirmed level 3 taken back by who made it one: a confirmed level 3 keeps
 * level, reason and dates but for its review, and who changes an unconfirmed one does not confirm it. Documents 2 §2, product 5.4
 * @throws not-found, invalid naming each field, conflict when changed meanwhile, rule when the entry is over
 */
export const updateSuitabilityEntry = write({
  name: "suitability.update",
  access: "suitability:write",
  input: updateEntryInput,
  output: entryChanged,
  async run(
    { db, actor, now, locale, audit },
    { employeeBlackListid: id, employeeBlacklistLevelId: level, evidenceFileId, version, ...form },
  ) {
    const { person, entry } = await lockOpenEntry(db, actor, id, now);
    const { userId } = deciderOf(actor, person.id);
    await assertUnchanged({ db, locale }, entry, version);
    const held = termsOf(entry);
    const rights = {
      isAuthor: entry.raisedBy === null && entry.createdBy === userId,
      isRaiser: entry.raisedBy === userId,
    };
    const problems = editProblems(held, { ...form, level }, { today: dayOf(now), ...rights });
    if (problems.length > 0) throw invalid(...problems);
    const evidence = await takePaper(db, evidenceFileId, {
      crewId: person.id,
      actor,
      held: entry.evidenceFileId,
      path: "evidenceFileId",
    });
    const [after] = await db
      .update(suitabilityEntries)
      .set({
        ...form,
        level,
        evidenceFileId: evidence,
        updatedAt: now,
        updatedBy: userId,
        raisedBy: level === barringLevel && entry.level < barringLevel ? userId : entry.raisedBy,
        version: sql`${suitabilityEntries.version} + 1`,
      })
      .where(eq(suitabilityEntries.id, id))
      .returning();
    if (!after) throw new Error("entry was not changed");
    audit({ subject: id, divisionId: person.divisionId, before: auditedTerms(entry), after: auditedTerms(after) });
    return { id, employeeBlackListid: id, employeeId: person.id, version: after.version };
  },
});
