import { eq, sql } from "drizzle-orm";
import { barringLevel } from "@/db/enums/suitability";
import { suitabilityEntries } from "@/db/schema/suitability";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { auditedTerms, actingUserIdOf, lockOpenEntry, claimRegisterFile, termsOf } from "./queries";
import { editProblems } from "./rules";
import { entryChanged, updateEntryInput } from "./schema";

/**
 * Change an open entry. It cannot be ended or softened, except an unconfirmed level 3 by the user who set it. A
 * confirmed level 3 keeps all but its review date. An editor may not confirm their own change. Documents 2 §2,
 * product 5.4 @throws not-found; invalid; conflict when changed meanwhile; rule when the entry has ended
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
    const { userId } = actingUserIdOf(actor, person.id);
    await assertUnchanged({ db, locale }, entry, version);
    const currentTerms = termsOf(entry);
    const rights = {
      isAuthor: entry.raisedBy === null && entry.createdBy === userId,
      isRaiser: entry.raisedBy === userId,
    };
    const problems = editProblems(currentTerms, { ...form, level }, { today: dayOf(now), ...rights });
    if (problems.length > 0) throw invalid(...problems);
    const evidence = await claimRegisterFile(db, evidenceFileId, {
      crewId: person.id,
      actor,
      currentFileId: entry.evidenceFileId,
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
    return { id, employeeBlackListid: id, crewId: person.id, version: after.version };
  },
});
