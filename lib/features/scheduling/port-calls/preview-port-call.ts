import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { optionOf } from "@/lib/features/lookups/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { selectSchedules, type ScheduleListRow } from "../queries";
import { visibleSchedules } from "../scope.queries";
import { statusOf } from "../status.rules";
import { travelLegOf } from "../travel-leg.rules";
import { afterMove, moveBlockedReason, isChangedBy, type Call } from "./move.rules";
import { portCallPreview, previewPortCallInput, portCallPreviewRequest, type PortCallPreview } from "./schema";

/** A partial call. Without a date or port each person keeps their own. */
type PreviewInput = Omit<Call, "date" | "portId"> & {
  date: string | undefined;
  port: { id: number; name: string } | null;
};

function rowOf(
  row: ScheduleListRow,
  input: PreviewInput,
  say: (key: string) => string,
): PortCallPreview["rows"][number] {
  const { schedule, person, position } = row;
  const { port, date, usage, ...met } = input;
  const before = travelLegOf(schedule, row, usage);
  const portId = usage === "OnBoard" ? schedule.onBoardPortId : schedule.offBoardPortId;
  const call = { ...met, usage, date: date ?? before.day, portId: port?.id ?? portId };
  const blockedReason = moveBlockedReason(schedule, call);
  const name = port?.name ?? before.port;
  const isChanged = isChangedBy(schedule, call);
  return {
    employeeSchedulingId: schedule.id,
    crewId: person.id,
    name: person.fullName,
    position: position.nameEn,
    positionNameId: position.name,
    statusId: schedule.statusId,
    statusDescription: statusOf(schedule.statusId),
    before,
    after: travelLegOf(afterMove(schedule, call), { onBoardPort: name, offBoardPort: name }, usage),
    isChanged,
    isTold: isChanged,
    against: blockedReason && say(blockedReason),
    version: schedule.version,
  };
}

/**
 * Preview a port call move: changes per person and blocked people. Nothing is stored. product 2.11 @throws not-found,
 * invalid
 */
export const previewPortCall = read({
  name: "scheduling.preview-port-call",
  access: "scheduling:write",
  input: previewPortCallInput,
  callerInput: portCallPreviewRequest,
  output: portCallPreview,
  async run({ db, actor, locale }, { vesselId, usage, date, portId, schedules: chosen, ...met }) {
    const [vessel] = await db
      .select({ id: vessels.id, name: vessels.name })
      .from(vessels)
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
    if (!vessel) throw notFound("vessels.notFound");
    const port = portId === undefined ? null : await optionOf(db, "port", portId, "portId");
    const ids = chosen.map(({ id }) => id);
    const inStage = usage === "OnBoard" ? sql`${schedules.statusId} < 4` : sql`${schedules.statusId} between 4 and 6`;
    const scheduleFilter = ids.length > 0 ? anyOf(schedules.id, ids) : and(isNull(schedules.cancelledAt), inStage);
    const day = usage === "OnBoard" ? schedules.onBoardDate : schedules.offBoardDate;
    const rowsToMove = await selectSchedules(
      db,
      and(eq(schedules.vesselId, vesselId), visibleSchedules(actor, "scheduling:write"), scheduleFilter),
      [asc(day), asc(schedules.id)],
    ).limit(200);
    if (ids.length > 0 && rowsToMove.length !== new Set(ids).size) throw notFound("scheduling.notFound");
    const rows = rowsToMove.map((row) => rowOf(row, { ...met, usage, date, port }, translator(locale)));
    const isSettled = date !== undefined && port !== null;
    return {
      vesselId,
      vesselName: vessel.name,
      usage,
      date: date ?? null,
      port: port?.name ?? null,
      rows,
      isAllowed: isSettled && rows.some(({ isChanged }) => isChanged) && rows.every(({ against }) => against === null),
    };
  },
});
