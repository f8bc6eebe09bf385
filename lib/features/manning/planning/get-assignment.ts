import { eq } from "drizzle-orm";
import { seats } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { assignmentView, getAssignmentInput } from "./schema";
import { tableViewerOf } from "./table-viewer.rules";
import { selectSeats } from "./seat-table.queries";
import { bySeat, isVisibleToViewer, slotViewOf } from "./seat-table.rules";
import { seatOf, slotOfApi } from "../slots.rules";

/** Return a slot's assignment, by seat or by person; null when empty. D2 §7, product 5.21. @throws not-found */
export const getAssignment = read({
  name: "manning.get-assignment",
  access: "manning:view",
  input: getAssignmentInput,
  output: assignmentView,
  async run({ db, actor, now }, { vesselId, vesselCrewId, crewId, assignmentOn }) {
    const today = dayOf(now);
    const reader = tableViewerOf(actor);
    const rows = await selectSeats(
      db,
      actor,
      eq(vessels.id, vesselId),
      vesselCrewId ? eq(seats.id, vesselCrewId) : undefined,
    );
    if (rows.length === 0) throw notFound("vessels.notFound");
    const isRequested = ({ assignment, person }: (typeof rows)[number]) =>
      assignment?.slot === slotOfApi[assignmentOn] &&
      (!crewId || person?.id === crewId) &&
      (crewId !== undefined || vesselCrewId !== undefined);
    const own = bySeat(rows).find((group) => group.some(isRequested)) ?? [];
    const { assignment, person, seat, position, vessel } = own.find(isRequested) ?? {};
    if (!assignment || !person || !seat || !position || !vessel || !isVisibleToViewer(assignment, reader, today))
      return null;
    const state = seatOf(
      seat.id,
      own.flatMap((row) => row.assignment ?? []),
    );
    const view = slotViewOf({ assignment, person }, state, reader, today);
    return (
      view && {
        ...view,
        vesselId,
        vesselName: vessel.name,
        vesselCrewId: seat.id,
        jobPositionId: position.id,
        jobPositionName: position.nameEn,
        jobPositionNameId: position.name,
      }
    );
  },
});
