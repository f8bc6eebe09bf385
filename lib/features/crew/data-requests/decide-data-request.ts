import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { clearAnswers } from "@/db/idempotency-store";
import { dataRequests } from "@/db/schema/crew";
import type { Actor } from "@/lib/access/actor";
import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { clearAllPrepared } from "@/lib/platform/files/prepared";
import { write } from "@/lib/platform/operation";
import { erasePerson } from "./erasure.queries";
import { lockPerson, type Person } from "../queries";
import { changeStatus } from "../status/queries";
import { isErasureApprover, lockDataRequest, obstaclesFor, setProcessing } from "./queries";
import { isDecider, refusalFor, permissionToDecide } from "./rules";
import { decideDataRequestInput, dataRequestDecided } from "./schema";

type Scope = { db: Transaction; actor: Actor; now: Date };

/**
 * Erase a person. A stopped person still in employment resigns with it. @returns what was erased, for the audit entry
 */
async function eraseAndResign({ db, actor, now }: Scope, person: Person, userId: number) {
  const isLeaving = person.status !== "resigned";
  const today = dayOf(now);
  const on = person.statusSince > today ? person.statusSince : today;
  const leaver = isLeaving
    ? await changeStatus(
        db,
        person,
        { event: "resigned", to: "resigned", on, resignationClass: "voluntary" },
        { actor, now },
      )
    : person;
  // Draft the slip that settles the tax year before the name is erased.
  if (isLeaving) await redraftPeople(db, [person.id]);
  const erased = await erasePerson(db, leaver, { userId, now });
  return isLeaving ? { erased, status: leaver.status, on, resignationClass: leaver.resignationClass } : { erased };
}

/** Whether approving this request invalidates stored answers about the person. */
async function invalidatesStoredAnswers(db: Transaction, requestId: number): Promise<boolean> {
  const [request] = await db
    .select({ kind: dataRequests.kind })
    .from(dataRequests)
    .where(and(eq(dataRequests.id, requestId), isNull(dataRequests.decidedAt)));
  return request?.kind === "stop" || request?.kind === "erase";
}

/**
 * Confirm or refuse a data request: an erasure by a manager, others by another admin or superadmin. An export can then
 * be downloaded for seven days, a stop or its lifting takes effect at once, an erasure is final and includes the
 * resignation of a stopped person. The audit entry stores ids only. product 5.11, 5.20, §0.3 @throws not-found,
 * forbidden, invalid, conflict when it is decided, rule
 */
export const decideDataRequest = write({
  name: "crew.decide-subject-request",
  access: { oneOf: ["users:data-subject", "users:confirm-erasure"] },
  secondPerson: {
    right: "users:data-subject",
    or: "users:confirm-erasure",
    refusal: "data-requests.secondPerson",
  },
  input: decideDataRequestInput,
  output: dataRequestDecided,
  async run(scope, { id: requestId, decision, reason }) {
    const { db, actor, now, audit, requireSecondPerson } = scope;
    if (decision === "Approved" && (await invalidatesStoredAnswers(db, requestId))) await clearAnswers(db);
    const request = await lockDataRequest(db, actor, requestId);
    const { kind, crewId, createdBy } = request;
    if (actor.kind !== "user" || !isDecider(actor, kind)) throw new AppError("forbidden", "errors.forbidden");
    const person = await lockPerson(db, actor, crewId);
    if (request.decidedAt !== null) throw new AppError("conflict", "data-requests.decidedAlready");
    const { divisionId } = person;
    if (kind === "erase" && !(await isErasureApprover(db, actor, divisionId)))
      throw new AppError("forbidden", "data-requests.managerConfirms");
    const withoutSecondPerson = await requireSecondPerson({
      divisionId,
      involvedUsers: [createdBy],
      right: permissionToDecide(kind),
    });
    const isApproved = decision === "Approved";
    const [obstacle] = isApproved ? (await obstaclesFor(db, person))[kind] : [];
    if (obstacle) throw refusalFor(obstacle);
    await db
      .update(dataRequests)
      .set({
        decidedAt: now,
        decidedBy: actor.userId,
        refusedReason: isApproved ? null : reason,
        isSamePersonAllowed: withoutSecondPerson,
      })
      .where(eq(dataRequests.id, requestId));
    if (isApproved && (kind === "stop" || kind === "resume"))
      await setProcessing(db, crewId, kind === "stop" ? now : null, { userId: actor.userId, now });
    if (isApproved && kind === "stop") await clearAllPrepared(db);
    const erased = kind === "erase" && isApproved ? await eraseAndResign(scope, person, actor.userId) : null;
    audit({
      subject: crewId,
      divisionId,
      after: { requestId, kind, decision, ...erased },
    });
    return { id: requestId, crewId, decision };
  },
});
