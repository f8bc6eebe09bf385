import { eq, inArray } from "drizzle-orm";
import { seats } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { tabOf } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { seatHeader, seatHeaderInput } from "./schema";
import { tableViewerOf } from "./table-viewer.rules";
import { selectSeats } from "./seat-table.queries";
import { needsApproval, slotViewOf } from "./seat-table.rules";
import { seatOf, slotOfApi } from "../slots.rules";

/**
 * Return the header of the approval and assignment dialogs: seat, vessel, approval rule and person. D2 §7.
 * @throws not-found, also when the slot holds another person
 */
export const getSeatHeader = read({
  name: "manning.get-seat-header",
  access: "manning:view",
  input: seatHeaderInput,
  output: seatHeader,
  async run({ db, actor, now }, { vesselCrewId, crewId, assignmentOn }) {
    const ofSeat = db.select({ id: seats.vesselId }).from(seats).where(eq(seats.id, vesselCrewId));
    const rows = await selectSeats(db, actor, inArray(vessels.id, ofSeat), eq(seats.id, vesselCrewId));
    const [first] = rows;
    if (!first?.seat || !first.position) throw notFound("manning.notFound");
    const holder = rows.find(({ assignment: slotAssignment }) => slotAssignment?.slot === slotOfApi[assignmentOn]);
    if (crewId && holder?.person?.id !== crewId) throw notFound("manning.notFound");
    const { vessel, vesselType, vesselTypeNameId, principal, position } = first;
    const { assignment: slotAssignment, person } = holder ?? {};
    const state = seatOf(
      vesselCrewId,
      rows.flatMap((row) => row.assignment ?? []),
    );
    const view =
      slotAssignment && person
        ? slotViewOf({ assignment: slotAssignment, person }, state, tableViewerOf(actor), dayOf(now))
        : null;
    return {
      vesselId: vessel.id,
      vesselName: vessel.name,
      vesselType,
      vesselTypeNameId,
      vesselTypeId: vessel.vesselTypeId,
      status: tabOf(vessel),
      principalId: vessel.principalId,
      principal: principal?.name ?? null,
      vesselCrewId,
      jobPositionId: position.id,
      jobPositionName: position.nameEn,
      jobPositionNameId: position.name,
      assignmentOn,
      needPrincipalApproval: needsApproval(first, slotAssignment ?? undefined),
      approval: view?.summaryStatus ?? null,
      assignment: view,
    };
  },
});
