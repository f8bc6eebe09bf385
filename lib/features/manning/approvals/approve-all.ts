import { and, asc, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { visibleTo } from "@/lib/features/vessels/queries";
import { AppError, notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { decisionForm } from "../proposals/schema";
import { lockSeats } from "../seats.queries";
import { isOpenSlot, wireOfSlot } from "../slots.rules";
import { decideOn } from "./decide.queries";
import { among, proposalsOf } from "./proposals-of-vessel.queries";
import { allApproved, approveAllForm } from "./schema";

const changed = () => new AppError("conflict", "vessel-answers.changed");

/** Lock the vessel, all people and all seats in the usual order before any decision. @throws not-found */
async function holdAll(
  db: Transaction,
  actor: Actor,
  vesselId: number,
  plans: readonly { employeeId: number; vesselCrewId: number }[],
) {
  const [held] = await db
    .select({ id: vessels.id })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
    .for("key share");
  if (!held) throw notFound("vessels.notFound");
  const people = plans.map(({ employeeId }) => employeeId);
  await db.select({ id: crew.id }).from(crew).where(anyOf(crew.id, people)).orderBy(asc(crew.id)).for("no key update");
  await lockSeats(
    db,
    plans.map(({ vesselCrewId }) => vesselCrewId),
  );
}

/**
 * Approve several proposals without exceptions for a vessel, all or none. Each is approved in the version shown and
 * gets its own evidence. product 5.9 "Batch"
 * @throws forbidden for the office, which answers one by one with a file; not-found; conflict when one changed or has
 * an exception
 */
export const approveAll = write({
  name: "manning.approve-all",
  access: "approvals:approve-all",
  secondPerson: { right: "approvals:decide-as-principal", refusal: "manning.secondPerson" },
  input: approveAllForm,
  output: allApproved,
  async run(scope, { vesselId, proposals }) {
    const { db, actor } = scope;
    const only = among(proposals.map(({ assignmentId }) => assignmentId));
    const seen = await proposalsOf(scope, vesselId, only);
    await holdAll(
      db,
      actor,
      vesselId,
      seen.map(({ plan }) => plan),
    );
    const found = await proposalsOf(scope, vesselId, only);
    const wanted = proposals.map(({ assignmentId, version }) => {
      const one = found.find(({ plan }) => plan.assignmentId === assignmentId);
      if (!one || one.plan.version !== version || one.items?.length !== 0 || !isOpenSlot(one.plan.slot))
        throw changed();
      return { ...one.plan, assignmentOn: wireOfSlot[one.plan.slot] };
    });
    for (const { vesselCrewId, employeeId, assignmentOn, version } of wanted) {
      const answer = { vesselId, vesselCrewId, employeeId, assignmentOn, version };
      await decideOn(
        scope,
        decisionForm.parse({ ...answer, assignmentStatus: "Confirmed", hasRead: true }),
        "principal",
      );
    }
    return { approved: wanted.length };
  },
});
