import { eq } from "drizzle-orm";
import { subjectRequests } from "@/db/schema/crew";
import { AppError, refused } from "@/lib/platform/errors";
import { withdrawPrepared } from "@/lib/platform/files/prepared";
import { write } from "@/lib/platform/operation";
import { erasePerson } from "./erasure.queries";
import { lockSubject } from "../queries";
import { confirmsAlone, lockSubjectRequest, obstaclesFor, setProcessing } from "./queries";
import { isDecider } from "./rules";
import { decideSubjectInput, subjectDecided } from "./schema";

/**
 * Confirms or refuses a wish about a person's data: an erasure by a manager, anything else by another admin or superadmin. Confirmed, an
 * export may be fetched for seven days; processing stops or goes on at once; an erasure happens here and now and cannot be taken back.
 * The audit entry keeps ids only.
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
    const person = await lockSubject(db, actor, crewId);
    if (found.decidedAt !== null) throw new AppError("conflict", "data-subject.decidedAlready");
    const isAlone = await confirmsAlone(db, actor, { kind, createdBy, divisionId: person.divisionId });
    const isApproved = decision === "Approved";
    const [obstacle] = isApproved ? (await obstaclesFor(db, person))[kind] : [];
    if (obstacle) throw refused(obstacle);
    await db
      .update(subjectRequests)
      .set({
        decidedAt: now,
        decidedBy: actor.userId,
        refusedReason: isApproved ? null : reason,
        isSamePersonAllowed: isAlone,
      })
      .where(eq(subjectRequests.id, requestId));
    if (isApproved && (kind === "stop" || kind === "resume"))
      await setProcessing(db, crewId, kind === "stop" ? now : null, { userId: actor.userId, now });
    if (isApproved && kind === "stop") await withdrawPrepared(db);
    const erased = kind === "erase" && isApproved ? await erasePerson(db, person, { userId: actor.userId, now }) : null;
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      after: { requestId, kind, decision, ...(isAlone ? { samePerson: true } : {}), ...(erased ? { erased } : {}) },
    });
    return { id: requestId, employeeId: crewId, decision };
  },
});
