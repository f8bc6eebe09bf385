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
import { isOpenSlot, apiSlotOf } from "../slots.rules";
import { decideProposal } from "./decide-proposal.queries";
import { withIds, proposalsOf } from "./proposals-of-vessel.queries";
import { allApproved, approveAllForm } from "./schema";

const changedError = () => new AppError("conflict", "vessel-answers.changed");

/** Lock the vessel, all people and all seats in the usual order before any decision. @throws not-found */
async function lockAll(
  db: Transaction,
  actor: Actor,
  vesselId: number,
  plans: readonly { crewId: number; vesselCrewId: number }[],
) {
  const [lockedVessel] = await db
    .select({ id: vessels.id })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
    .for("key share");
  if (!lockedVessel) throw notFound("vessels.notFound");
  const people = plans.map(({ crewId }) => crewId);
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
export const approveVesselProposals = write({
  name: "manning.approve-all",
  access: "approvals:approve-all",
  secondPerson: { right: "approvals:decide-as-principal", refusal: "manning.secondPerson" },
  input: approveAllForm,
  output: allApproved,
  async run(scope, { vesselId, proposals }) {
    const { db, actor } = scope;
    const assignmentIds = withIds(proposals.map(({ assignmentId }) => assignmentId));
    const seen = await proposalsOf(scope, vesselId, assignmentIds);
    await lockAll(
      db,
      actor,
      vesselId,
      seen.map(({ plan }) => plan),
    );
    const vesselProposals = await proposalsOf(scope, vesselId, assignmentIds);
    const requested = proposals.map(({ assignmentId, version }) => {
      const proposal = vesselProposals.find(({ plan }) => plan.assignmentId === assignmentId);
      if (
        !proposal ||
        proposal.plan.version !== version ||
        proposal.items?.length !== 0 ||
        !isOpenSlot(proposal.plan.slot)
      )
        throw changedError();
      return { ...proposal.plan, assignmentOn: apiSlotOf[proposal.plan.slot] };
    });
    for (const { vesselCrewId, crewId, assignmentOn, version } of requested) {
      const answer = { vesselId, vesselCrewId, crewId, assignmentOn, version };
      await decideProposal(
        scope,
        decisionForm.parse({ ...answer, assignmentStatus: "Confirmed", hasRead: true }),
        "principal",
      );
    }
    return { approved: requested.length };
  },
});
