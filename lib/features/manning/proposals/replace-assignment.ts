import { and, asc, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { scheduleStateOf } from "@/lib/features/scheduling/actual-times/confirm.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { acceptedProblemsOf, checkInOutFactsFor } from "../check-in-out/queries";
import { notifyPlanCancelled } from "../plans/mail.queries";
import { refusalOf } from "../describe-problems.queries";
import { removeProposal } from "../proposals.rules";
import { lockSeat } from "../seats.queries";
import { seatOf, slotOfApi, withChanges } from "../slots.rules";
import { auditOutcome, storeOutcome, type Scope } from "../plans/store-outcome.queries";
import { judgeProposal, storeJudgedProposal } from "./judge.queries";
import { assignmentStored, replacementForm } from "./schema";
import { toResponse } from "./response.rules";

/** Lock the vessel, then both people by id, as always before a seat. */
async function lockPeople(db: Transaction, { actor }: Pick<Scope, "actor">, vesselId: number, ids: readonly number[]) {
  const seen = and(eq(vessels.id, vesselId), visibleTo(actor));
  await db.select({ id: vessels.id }).from(vessels).where(seen).for("key share");
  await db.select({ id: crew.id }).from(crew).where(anyOf(crew.id, ids)).orderBy(asc(crew.id)).for("no key update");
}

/**
 * Replace the person in Next or NextButOne in one transaction. The person planned behind stays there. D2 §4, product
 * 5.2
 * @throws not-found when the slot holds another person; rule naming the problems of both steps
 */
export const replaceAssignment = write({
  name: "manning.replace-assignment",
  access: "manning:propose",
  also: { "manning:change": () => true },
  input: replacementForm,
  output: assignmentStored,
  async run(scope, input) {
    const { db, actor } = scope;
    const { vesselId, vesselCrewId, crewId, replacedCrewId, assignmentOn } = input;
    await lockPeople(db, scope, vesselId, [crewId, replacedCrewId]);
    const before = await lockSeat(db, actor, { vesselId, vesselCrewId, crewId: replacedCrewId });
    const slot = slotOfApi[assignmentOn];
    const old = before.rows.find((row) => row.slot === slot && row.crewId === replacedCrewId);
    if (!old) throw notFound("manning.notFound");
    const removal = removeProposal(before.seat, old.id, {
      ...checkInOutFactsFor(scope, acceptedProblemsOf(input)),
      scheduleStatusId: await scheduleStateOf(db, old.id),
      isReplaced: true,
    });
    const seatContext = await lockSeat(db, actor, input);
    const after = removal.ok
      ? withChanges(seatContext.rows, removal.changes)
      : seatContext.rows.filter(({ id }) => id !== old.id);
    const { outcome, blocks, reason } = await judgeProposal(scope, seatContext, seatOf(vesselCrewId, after), input);
    if (!removal.ok || !outcome.ok) {
      const problems = [removal, outcome].flatMap((one) => (one.ok ? [] : one.problems));
      throw await refusalOf(scope, problems, blocks);
    }
    const rows = await storeOutcome(scope, before.rows, removal, input.reason);
    if (input.reason)
      await db.update(assignments).set({ cancelReason: input.reason }).where(eq(assignments.id, old.id));
    auditOutcome(scope, {
      subject: old.id,
      divisionId: before.seatDetails.vessel.divisionId,
      before: before.rows,
      after: rows,
      ...removal,
      reason: input.reason,
    });
    await notifyPlanCancelled(scope, old.id, "removed");
    const stored = await storeJudgedProposal(scope, seatContext, { outcome, reason });
    return toResponse(stored, outcome.effects, [...removal.overridden, ...outcome.overridden]);
  },
});
