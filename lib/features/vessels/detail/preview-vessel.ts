import { can } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { vesselId, vesselPreview } from "../schema";
import { selectJoiners, selectVesselPreview } from "./preview.queries";

/**
 * Return a vessel's summary for the list: vacant seats, location, principal and next joiners. Runs two queries.
 * @throws not-found
 */
export const previewVessel = read({
  name: "vessels.peek",
  access: "vessels:view",
  input: vesselId,
  output: vesselPreview,
  async run({ db, actor, now }, { id }) {
    const vessel = await selectVesselPreview(db, actor, id);
    if (!vessel) throw notFound("vessels.notFound");
    const today = dayOf(now);
    const joiners = can(actor, "manning:view") ? await selectJoiners(db, actor, id) : null;
    return {
      ...vessel,
      joiners: joiners && joiners.map((joiner) => ({ ...joiner, daysToJoin: daysBetween(today, joiner.startDate) })),
    };
  },
});
