import { eq } from "drizzle-orm";
import { subjectRequests } from "@/db/schema/crew";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { erasePerson } from "./erasure.queries";
import { lockCrew } from "./queries";
import { confirmsAlone, lockSubjectRequest } from "./subject.queries";
import { erasureObstacles, isDecider } from "./subject.rules";
import { decideSubjectInput, subjectDecided } from "./subject.schema";

/**
 * Confirms or refuses a wish about a person's data: an export by another admin or superadmin, an erasure by a manager. Confirmed, an
 * export may be fetched for seven days; an erasure happens here and now and cannot be taken back. The audit entry keeps ids only.
 * product 5.11, 5.20, §0.3 @throws not-found, forbidden, invalid, conflict when it is decided, rule
 */
export const decideSubjectRequest = write({
  name: "crew.decide-subject-request",
  access: "crew:view",
  input: decideSubjectInput,
  output: subjectDecided,
  async run(scope, { id: requestId, decision, reason }) {
    const { db, actor, now, audit } = scope;
    const found = await lockSubjectRequest(db, actor, requestId);
    const { kind, crewId, createdBy } = found;
    if (actor.kind !== "user" || !isDecider(actor, kind)) throw new AppError("forbidden", "errors.forbidden");
    const person = await lockCrew(db, actor, crewId);
    if (found.decidedAt !== null) throw new AppError("conflict", "data-subject.decidedAlready");
    const isAlone = await confirmsAlone(db, actor, { kind, createdBy, divisionId: person.divisionId });
    const isApproved = decision === "Approved";
    const [obstacle] = kind === "erase" && isApproved ? erasureObstacles(person) : [];
    if (obstacle) throw refused(obstacle);
    await db
      .update(subjectRequests)
      .set({ decidedAt: now, decidedBy: actor.userId, refusedReason: isApproved ? null : reason, isSamePersonAllowed: isAlone })
      .where(eq(subjectRequests.id, requestId));
    const erased = kind === "erase" && isApproved ? await erasePerson(db, person, { userId: actor.userId, now }) : null;
    audit({ subject: crewId, divisionId: person.divisionId, after: { requestId, kind, decision, ...(isAlone ? { samePerson: true } : {}), ...(erased ? { erased } : {}) } });
    return { id: requestId, employeeId: crewId, decision };
  },
});
