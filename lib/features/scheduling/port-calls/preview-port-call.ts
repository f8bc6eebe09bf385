import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { optionOf } from "@/lib/features/lookups/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { selectSchedules, type Found } from "../queries";
import { seenSchedules } from "../scope.queries";
import { statusOf } from "../status.rules";
import { wayOf } from "../way.rules";
import { afterMove, againstMove, isChangedBy, type Call } from "./move.rules";
import { portCallPreview, previewPortCallInput, writtenPreview, type PortCallPreview } from "./schema";

/** A partial call. Without a date or port each person keeps their own. */
type Asked = Omit<Call, "date" | "portId"> & {
  date: string | undefined;
  port: { id: number; name: string } | null;
};

function rowOf(found: Found, asked: Asked, say: (key: string) => string): PortCallPreview["rows"][number] {
  const { schedule, person, position } = found;
  const { port, date, usage, ...met } = asked;
  const before = wayOf(schedule, found, usage);
  const portId = usage === "OnBoard" ? schedule.onBoardPortId : schedule.offBoardPortId;
  const call = { ...met, usage, date: date ?? before.day, portId: port?.id ?? portId };
  const against = againstMove(schedule, call);
  const name = port?.name ?? before.port;
  const isChanged = isChangedBy(schedule, call);
  return {
    employeeSchedulingId: schedule.id,
    employeeId: person.id,
    name: person.fullName,
    position: position.nameEn,
    positionNameId: position.name,
    statusId: schedule.statusId,
    statusDescription: statusOf(schedule.statusId),
    before,
    after: wayOf(afterMove(schedule, call), { onBoardPort: name, offBoardPort: name }, usage),
    isChanged,
    isTold: isChanged,
    against: against && say(against),
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
  written: writtenPreview,
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
    const of = ids.length > 0 ? anyOf(schedules.id, ids) : and(isNull(schedules.cancelledAt), inStage);
    const day = usage === "OnBoard" ? schedules.onBoardDate : schedules.offBoardDate;
    const found = await selectSchedules(
      db,
      and(eq(schedules.vesselId, vesselId), seenSchedules(actor, "scheduling:write"), of),
      [asc(day), asc(schedules.id)],
    ).limit(200);
    if (ids.length > 0 && found.length !== new Set(ids).size) throw notFound("scheduling.notFound");
    const rows = found.map((one) => rowOf(one, { ...met, usage, date, port }, translator(locale)));
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
