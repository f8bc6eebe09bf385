import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Usage } from "@/db/enums/scheduling";
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
import { againstMove, isChangedBy, isToldOf } from "./move.rules";
import { portCallPreview, previewPortCallInput, writtenPreview, type PortCallPreview } from "./schema";

/** A call as far as it is settled: without a day or a port those of each person stay. */
type Asked = { usage: Usage; date: string | undefined; port: { id: number; name: string } | null };

const wayOf = ({ schedule, onBoardPort, offBoardPort }: Found, isJoining: boolean) =>
  isJoining
    ? { day: schedule.onBoardDate, port: onBoardPort, portId: schedule.onBoardPortId }
    : { day: schedule.offBoardDate, port: offBoardPort, portId: schedule.offBoardPortId };

function rowOf(found: Found, asked: Asked, say: (key: string) => string): PortCallPreview["rows"][number] {
  const { schedule, person, position } = found;
  const { portId, ...before } = wayOf(found, asked.usage === "OnBoard");
  const call = { usage: asked.usage, date: asked.date ?? before.day, portId: asked.port?.id ?? portId };
  const against = againstMove(schedule, call);
  return {
    employeeSchedulingId: schedule.id,
    employeeId: person.id,
    name: person.fullName,
    position: position.nameEn,
    positionNameId: position.name,
    statusId: schedule.statusId,
    statusDescription: statusOf(schedule.statusId),
    before,
    after: { day: call.date, port: asked.port?.name ?? before.port },
    isChanged: isChangedBy(schedule, call),
    isTold: isToldOf(schedule, call),
    against: against && say(against),
    version: schedule.version,
  };
}

/** Whose day and port a call of a vessel moves, from what to what, and who cannot go with it; changes nothing. product 2.11 @throws not-found, invalid */
export const previewPortCall = read({
  name: "scheduling.preview-port-call",
  access: "scheduling:write",
  input: previewPortCallInput,
  written: writtenPreview,
  output: portCallPreview,
  async run({ db, actor, locale }, { vesselId, usage, date, portId, schedules: chosen }) {
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
    const rows = found.map((one) => rowOf(one, { usage, date, port }, translator(locale)));
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
