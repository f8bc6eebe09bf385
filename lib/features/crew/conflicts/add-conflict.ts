import { and, eq, isNull } from "drizzle-orm";
import { crew, crewConflicts } from "@/db/schema/crew";
import { userIdOf } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { invalid, isVisiblePerson } from "../sections/edit-scope.queries";
import { lockCrew } from "../queries";
import { addConflictInput, conflictChanged } from "../status/schema";

/**
 * Record that two people must not sail together; the compliance check warns from now on. product 2.5 @throws not-found,
 * invalid, conflict when it is on record
 */
export const addConflict = write({
  name: "crew.add-conflict",
  access: "suitability:write",
  input: addConflictInput,
  output: conflictChanged,
  async run({ db, actor, now, audit }, { crewId, otherCrewId, reason }) {
    if (crewId === otherCrewId) throw invalid({ path: "otherCrewId", message: "crew.conflicts.oneself" });
    const [low, high] = [Math.min(crewId, otherCrewId), Math.max(crewId, otherCrewId)];
    const person = await lockCrew(db, actor, crewId);
    const [other] = await db
      .select({ stoppedAt: crew.processingStoppedAt })
      .from(crew)
      .where(and(isVisiblePerson(actor, otherCrewId), isNull(crew.erasedAt)));
    if (!other) throw invalid({ path: "otherCrewId", message: "crew.notFound" });
    if (other.stoppedAt) throw invalid({ path: "otherCrewId", message: "data-requests.stopped" });
    const isPair = and(
      eq(crewConflicts.crewId, low),
      eq(crewConflicts.otherCrewId, high),
      isNull(crewConflicts.endedAt),
    );
    const existing = await db.select({ id: crewConflicts.id }).from(crewConflicts).where(isPair);
    if (existing.length > 0) throw new AppError("conflict", "crew.conflicts.known");
    const [stored] = await db
      .insert(crewConflicts)
      .values({ crewId: low, otherCrewId: high, reason, createdAt: now, createdBy: userIdOf(actor) })
      .onConflictDoNothing()
      .returning({ id: crewConflicts.id });
    if (!stored) throw new AppError("conflict", "crew.conflicts.known");
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      after: { conflictId: stored.id, otherEmployeeId: otherCrewId },
    });
    return { id: stored.id, crewId };
  },
});
