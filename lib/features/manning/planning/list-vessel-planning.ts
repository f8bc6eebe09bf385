import { and } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import { eyesOf, type Actor } from "@/lib/access/actor";
import { untilWritten } from "@/lib/access/kept-list";
import { matching } from "@/lib/features/vessels/list/queries";
import { inTab, visibleTo } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { planningStatus } from "../planning-status.rules";
import { listVesselPlanningInput, planningPage, type PlanningRow } from "./schema";
import { countVessels, narrowed, selectSeatHolders, selectVessels, type SeatHolder } from "./queries";
import { holdersBySeat, reasonCounts } from "./row.rules";
import { awaitedOf, coveredUntil, nextChangeOf, whyOf } from "./why.rules";

type Vessel = Awaited<ReturnType<typeof selectVessels>>[number];

type Input = z.output<typeof listVesselPlanningInput>;
type Asked = { actor: Actor; input: Input; today: string };

const wantedBy = (db: Executor, actor: Actor, input: Input) =>
  and(visibleTo(actor), inTab("in-operation"), matching(db, input), narrowed(input));
const selectPage = keptQuery(
  (db, { actor, input, today }: Asked) => selectVessels(db, wantedBy(db, actor, input), today, input),
  ({ actor, input, today }) => [eyesOf(actor), input, today],
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
    ...whyOf(seats, today),
    coveredUntil: coveredUntil(seats),
    awaited: awaitedOf(seats),
    nextChange: nextChangeOf(seats),
    waitingForAnswer: { count: pending, since: pendingSince },
    waitingForPrincipal: { count: forPrincipal, since: forPrincipalSince },
    totalPendingData: pending,
  };
}

/** Select the vessels by urgency, which needs all seats of all vessels. */
const selectPlanning = untilWritten("planning", async (db, actor, input: Input, today) => {
  const vessels = await selectPage(db, {}, { actor, input, today });
  const ids = vessels.map(({ id }) => id);
  const holders = ids.length > 0 ? await selectSeatHolders(db, actor, ids) : [];
  const [first] = vessels;
  const ofVessel = ({ id }: Vessel) => holders.filter(({ vesselId }) => vesselId === id);
  return {
    rows: vessels.map((vessel) => rowOf(vessel, ofVessel(vessel), today)),
    total: first?.total ?? (await countVessels(db, wantedBy(db, actor, input), today, input.pageNumber)),
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
