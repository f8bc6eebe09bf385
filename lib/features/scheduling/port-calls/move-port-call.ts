import { optionOf } from "@/lib/features/lookups/queries";
import { AppError, notFound, type FieldError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { changed, entryOf, stampOf } from "../change.rules";
import { lockSchedules, storeSchedule, type HeldSchedule } from "../lock.queries";
import { assertSeen, logSchedules } from "../log.queries";
import { tellSchedule, wayIn } from "../mail.queries";
import { afterMove, againstMove, isChangedBy, isToldOf } from "./move.rules";
import { movePortCallInput, portCallMoved } from "./schema";

type Call = Parameters<typeof againstMove>[1];

/** Everybody who cannot go with the call, each under their own path. @throws rule: all or nothing */
function assertAllMove(held: readonly HeldSchedule[], call: Call) {
  const fields = held.flatMap(({ schedule }, index): FieldError[] => {
    const against = againstMove(schedule, call);
    return against ? [{ path: `schedules.${index}`, message: against }] : [];
  });
  if (fields.length > 0) throw new AppError("rule", "scheduling.portCalls.refused", { count: fields.length }, fields);
}

/** What became of one, as the log says it. */
function changesOf(
  { schedule, onBoardPort, offBoardPort }: HeldSchedule,
  call: Call & { port: string },
  statusId: number,
) {
  const isJoining = call.usage === "OnBoard";
  return [
    ...changed("employeeSchedulingStatusId", schedule.statusId, statusId),
    ...(isJoining
      ? [
          ...changed("scheduledOnBoardDate", schedule.onBoardDate, call.date),
          ...changed("onboardLocationPortId", onBoardPort, call.port),
        ]
      : [
          ...changed("scheduledOffBoardDate", schedule.offBoardDate, call.date),
          ...changed("offboardLocationPortId", offBoardPort, call.port),
        ]),
  ];
}

/**
 * Moves everybody who joins or leaves with a call of a vessel to another day and port: all of them, or nobody. Each is told once, from what
 * to what. product 2.11 @throws not-found, invalid, conflict for one that changed since it was looked at, rule naming everybody who cannot
 */
export const movePortCall = write({
  name: "scheduling.move-port-call",
  access: "scheduling:write",
  input: movePortCallInput,
  output: portCallMoved,
  async run(scope, { vesselId, usage, date, portId, schedules: chosen }) {
    const { db, actor, audit, unchanged } = scope;
    const held = await lockSchedules(
      db,
      actor,
      chosen.map(({ id }) => id),
      "scheduling:write",
    );
    if (held.some(({ schedule }) => schedule.vesselId !== vesselId)) throw notFound("scheduling.notFound");
    const { name: port } = await optionOf(db, "port", portId, "portId");
    const call = { usage, date, portId, port };
    for (const { schedule } of held)
      await assertSeen(scope, schedule, chosen.find(({ id }) => id === schedule.id)?.version);
    assertAllMove(held, call);
    const rows = [];
    const mailIds: number[] = [];
    for (const one of held) {
      const { schedule } = one;
      const isChanged = isChangedBy(schedule, call);
      const after = afterMove(schedule, call);
      const stored = isChanged ? await storeSchedule(db, schedule, after, stampOf(scope)) : schedule;
      rows.push({
        employeeSchedulingId: stored.id,
        employeeSchedulingStatusId: stored.statusId,
        version: stored.version,
      });
      if (!isChanged) continue;
      const changes = changesOf(one, call, stored.statusId);
      await logSchedules(db, scope, [{ event: "moved-with-port-call", before: schedule, after: stored, changes }]);
      audit(entryOf(one, changes));
      const ports = usage === "OnBoard" ? { onBoardPort: port } : { offBoardPort: port };
      if (isToldOf(schedule, call))
        mailIds.push(
          ...(await tellSchedule(
            scope,
            "ScheduleChanged",
            { ...one, ...ports, schedule: stored },
            { was: wayIn(one) },
          )),
        );
    }
    if (held.every(({ schedule }) => !isChangedBy(schedule, call))) unchanged();
    return { rows, mailIds };
  },
});
