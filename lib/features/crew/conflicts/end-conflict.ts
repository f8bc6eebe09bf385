import { and, eq, isNull, or } from "drizzle-orm";
import { crew, crewConflicts } from "@/db/schema/crew";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { visibleTo } from "../queries";
import { conflictChanged, endConflictInput } from "../status/schema";

/**
 * End a conflict, so that two people may sail together again. @throws not-found for an ended one or for people the
 * actor may not see
 */
export const endConflict = write({
  name: "crew.end-conflict",
  access: "suitability:write",
  input: endConflictInput,
  output: conflictChanged,
  async run({ db, actor, now, audit }, { id, note }) {
    const [conflict] = await db
      .select({ crewId: crewConflicts.crewId, otherCrewId: crewConflicts.otherCrewId, divisionId: crew.divisionId })
      .from(crewConflicts)
      .innerJoin(crew, or(eq(crew.id, crewConflicts.crewId), eq(crew.id, crewConflicts.otherCrewId)))
      .where(and(eq(crewConflicts.id, id), isNull(crewConflicts.endedAt), visibleTo(actor)))
      .for("update", { of: crewConflicts });
    if (!conflict) throw notFound("crew.conflicts.notFound");
    await db
      .update(crewConflicts)
      .set({ endedAt: now, endedBy: userIdOf(actor) })
      .where(eq(crewConflicts.id, id));
    audit({
      subject: conflict.crewId,
      divisionId: conflict.divisionId,
      before: { conflictId: id, otherEmployeeId: conflict.otherCrewId },
      ...(note ? { reason: note } : {}),
    });
    return { id, crewId: conflict.crewId };
  },
});
