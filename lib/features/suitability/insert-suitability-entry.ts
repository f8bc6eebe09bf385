import { suitabilityEntries } from "@/db/schema/suitability";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { lockCrew } from "@/lib/features/crew/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { auditedTerms, actingUserIdOf, claimRegisterFile } from "./queries";
import { dateProblems } from "./rules";
import { entryChanged, insertEntryInput } from "./schema";

/**
 * Add an entry with its evidence. An unconfirmed level 3 counts as 2 until another manager or superadmin confirms it.
 * Documents 2 §2, product 5.4
 * @throws not-found, invalid naming each field, rule for a person whose data was erased
 */
export const insertSuitabilityEntry = write({
  name: "suitability.insert",
  access: "suitability:write",
  input: insertEntryInput,
  output: entryChanged,
  async run({ db, actor, now, audit }, { crewId, employeeBlacklistLevelId: level, evidenceFileId, ...form }) {
    const person = await lockCrew(db, actor, crewId);
    const { userId } = actingUserIdOf(actor, person.id);
    if (person.erasedAt) throw refused("suitability.erased");
    const problems = dateProblems({ ...form, level }, dayOf(now));
    if (problems.length > 0) throw invalid(...problems);
    const evidence = await claimRegisterFile(db, evidenceFileId, { crewId: person.id, actor, path: "evidenceFileId" });
    const [entry] = await db
      .insert(suitabilityEntries)
      .values({
        ...form,
        crewId: person.id,
        level,
        evidenceFileId: evidence,
        createdAt: now,
        createdBy: userId,
        updatedAt: now,
      })
      .returning();
    if (!entry) throw new Error("entry was not stored");
    audit({ subject: entry.id, divisionId: person.divisionId, after: auditedTerms(entry) });
    return { id: entry.id, employeeBlackListid: entry.id, crewId: person.id, version: entry.version };
  },
});
