import type { z } from "zod";
import type { Executor } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import { cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { coverageOf, coverageWeeks, uncoveredSeatsOf } from "./coverage.rules";
import { crewChangesOf, handoversOf, uncoveredStretches } from "./lane.rules";
import { selectFleet, selectFleetSeats } from "./queries";
import { fleetTimeline, listFleetTimelineInput, type FleetTimeline } from "./schema";
import { plannedSeatsOf } from "./seats.rules";

type Input = z.output<typeof listFleetTimelineInput>;

type Vessel = Awaited<ReturnType<typeof selectFleet>>[number];
type Lane = FleetTimeline["lanes"][number];

/** A vessel without a log has no port, and one that has arrived no next one. */
function portsOf({ port, nextPort }: Pick<Vessel, "port" | "nextPort">): Pick<Lane, "port" | "nextPort"> {
  const known = <P extends { portId: number | null; port: string | null }>(one: P | null) =>
    one?.portId == null || one.port === null ? null : { ...one, portId: one.portId, port: one.port };
  const [here, next] = [known(port), known(nextPort)];
  return { port: here, nextPort: next && next.portId !== here?.portId ? next : null };
}

async function timelineOf(db: Executor, actor: Actor, input: Input, today: string): Promise<FleetTimeline> {
  const window = { from: today, to: addDays(today, input.days) };
  const vessels = await selectFleet(db, actor, input, window);
  const ids = vessels.map(({ id }) => id);
  const rows = ids.length > 0 ? await selectFleetSeats(db, actor, ids) : [];
  const horizonDays = Math.max(input.days, 7 * coverageWeeks);
  const seatsByVessel = plannedSeatsOf(rows, today, { horizonDays, seesSchedules: can(actor, "scheduling:view") });
  const fleet = vessels.map(({ id, name }) => ({
    vesselId: id,
    vesselName: name,
    seats: seatsByVessel.get(id) ?? [],
  }));
  return {
    today,
    until: window.to,
    total: vessels[0]?.total ?? 0,
    lanes: vessels.map(({ id, name, total: _, port, nextPort, ...vessel }) => {
      const seats = seatsByVessel.get(id) ?? [];
      return {
        ...vessel,
        ...portsOf({ port, nextPort }),
        vesselId: id,
        vesselName: name,
        uncovered: uncoveredStretches(seats, window),
        changes: crewChangesOf(seats, today, window),
        handovers: handoversOf(seats, today, window),
      };
    }),
    coverage: coverageOf(fleet, today),
    uncoveredSeats: input.week === undefined ? [] : uncoveredSeatsOf(fleet, today, input.week),
  };
}

/** The timeline needs all seats of all vessels. */
const cachedTimeline = cachedUntilWriteFor("fleet-timeline", timelineOf);

/**
 * List vessels in operation with crew changes, uncovered seats, handovers and ends of documents of the next days, and
 * the coverage of the next 12 weeks.
 */
export const listFleetTimeline = read({
  name: "manning.list-fleet",
  access: "manning:view",
  input: listFleetTimelineInput,
  output: fleetTimeline,
  run: ({ db, actor, now }, input) => cachedTimeline(db, actor, input, dayOf(now)),
});
