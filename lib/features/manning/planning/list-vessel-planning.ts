import { and } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { matchesListFilters } from "@/lib/features/vessels/list/queries";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { planningStatus } from "./status.rules";
import { listVesselPlanningInput, planningPage, type PlanningRow } from "./schema";
import { countVessels, matchesStatusFilter, selectSeatHolders, selectVessels, type SeatHolder } from "./queries";
import { holdersBySeat, reasonCounts } from "./seats-with-holders.rules";
import { awaitedOf, coveredUntil, nextChangeOf, attentionReasonOf } from "./attention-reason.rules";

type Vessel = Awaited<ReturnType<typeof selectVessels>>[number];

type Input = z.output<typeof listVesselPlanningInput>;
type PlanningQuery = { actor: Actor; input: Input; today: string };

const matchesFilters = (db: Executor, actor: Actor, input: Input) =>
  and(visibleTo(actor), matchesTab("in-operation"), matchesListFilters(db, input), matchesStatusFilter(input));
const selectPage = preparedQuery(
  (db, { actor, input, today }: PlanningQuery) => selectVessels(db, matchesFilters(db, actor, input), today, input),
  ({ actor, input, today }) => [visibilityKey(actor), input, today],
);

/** Build the row of one vessel from its seats. */
function rowOf(vessel: Vessel, holders: readonly SeatHolder[], today: string): PlanningRow {
  const { pending, pendingSince, forPrincipal, forPrincipalSince, name, ...facts } = vessel;
  const seats = holdersBySeat(holders);
  const { status, reasons } = planningStatus(
    seats.map(({ state }) => state),
    today,
  );
  return {
    ...facts,
    vesselId: vessel.id,
    vesselName: name,
    status: "in-operation",
    planningStatus: status,
    reasons: reasonCounts(reasons),
    ...attentionReasonOf(seats, today),
    coveredUntil: coveredUntil(seats),
    awaited: awaitedOf(seats),
    nextChange: nextChangeOf(seats),
    waitingForAnswer: { count: pending, since: pendingSince },
    waitingForPrincipal: { count: forPrincipal, since: forPrincipalSince },
    totalPendingData: pending,
  };
}

/** Select the vessels by urgency, which needs all seats of all vessels. */
const selectPlanning = cachedUntilWriteFor("planning", async (db, actor, input: Input, today) => {
  const vessels = await selectPage(db, {}, { actor, input, today });
  const ids = vessels.map(({ id }) => id);
  const holders = ids.length > 0 ? await selectSeatHolders(db, actor, ids) : [];
  const [first] = vessels;
  const ofVessel = ({ id }: Vessel) => holders.filter(({ vesselId }) => vesselId === id);
  return {
    rows: vessels.map((vessel) => rowOf(vessel, ofVessel(vessel), today)),
    total: first?.total ?? (await countVessels(db, matchesFilters(db, actor, input), today, input.pageNumber)),
    totalPendingData: first?.totalPending ?? 0,
  };
});

/** List vessels in operation with planning status, attention reason and pending answers. D2 §2, §3, §7 */
export const listVesselPlanning = read({
  name: "manning.list-vessels",
  access: "manning:view",
  input: listVesselPlanningInput,
  output: planningPage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize } = input;
    return { ...(await selectPlanning(db, actor, input, dayOf(now))), pageNumber, pageSize };
  },
});
