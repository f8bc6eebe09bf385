import { optionOf } from "@/lib/features/lookups/queries";
import { AppError, notFound, type FieldError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { changed, entryOf, stampOf } from "../change.rules";
import { lockSchedules, storeSchedule, type HeldSchedule } from "../lock.queries";
import { assertSeen, logSchedules } from "../log.queries";
import { tellSchedule, wayIn } from "../mail.queries";
import { waysChanged } from "../way.rules";
import { afterMove, againstMove, isChangedBy, type Call } from "./move.rules";
import { movePortCallInput, portCallMoved } from "./schema";

type Scope = Parameters<typeof tellSchedule>[0] &
  Parameters<typeof stampOf>[0] & { audit: (entry: ReturnType<typeof entryOf>) => void };

/** Everybody who cannot go with the call, each under their own path. @throws rule: all or nothing */
function assertAllMove(held: readonly HeldSchedule[], call: Call) {
  const fields = held.flatMap(({ schedule }, index): FieldError[] => {
    const against = againstMove(schedule, call);
    return against ? [{ path: `schedules.${index}`, message: against }] : [];
  });
  if (fields.length > 0) throw new AppError("rule", "scheduling.portCalls.refused", { count: fields.length }, fields);
}

/** Moves one, keeps what became of it, and tells everybody it concerns. @returns the row as it is now, and the mails */
async function moveOne(scope: Scope, held: HeldSchedule, call: Call, port: string) {
  const { schedule } = held;
  const stored = await storeSchedule(scope.db, schedule, afterMove(schedule, call), stampOf(scope));
  const about = {
    ...held,
    ...(call.usage === "OnBoard" ? { onBoardPort: port } : { offBoardPort: port }),
    schedule: stored,
  };
  const changes = [
    ...changed("employeeSchedulingStatusId", schedule.statusId, stored.statusId),
    ...waysChanged(schedule, stored, { before: held, after: about }),
  ];
  await logSchedules(scope.db, scope, [{ event: "moved-with-port-call", before: schedule, after: stored, changes }]);
  scope.audit(entryOf(held, changes));
  const isSettled = stored.statusId === 3 || stored.statusId === 6;
  const told = { was: wayIn(held), onlySelf: !isSettled };
  return { stored, mailIds: await tellSchedule(scope, "ScheduleChanged", about, told) };
}

/**
 * Moves everybody who joins or leaves with a call of a vessel to another day and port: all of them, or nobody. Each is told once, from what
 * to what; where everything was settled, so is everybody who counts on it. product 2.11 @throws not-found, invalid, conflict for one that changed since it was looked at, rule naming everybody who cannot
 */
export const movePortCall = write({
  name: "scheduling.move-port-call",
  access: "scheduling:write",
  input: movePortCallInput,
  output: portCallMoved,
  async run(scope, { vesselId, schedules: chosen, ...call }) {
    const { db, actor, unchanged } = scope;
    const held = await lockSchedules(
      db,
      actor,
      chosen.map(({ id }) => id),
      "scheduling:write",
    );
    if (held.some(({ schedule }) => schedule.vesselId !== vesselId)) throw notFound("scheduling.notFound");
    const { name: port } = await optionOf(db, "port", call.portId, "portId");
    for (const { schedule } of held)
      await assertSeen(scope, schedule, chosen.find(({ id }) => id === schedule.id)?.version);
    assertAllMove(held, call);
    const rows = [];
    const mailIds: number[] = [];
    for (const one of held) {
      const isChanged = isChangedBy(one.schedule, call);
      const moved = isChanged ? await moveOne(scope, one, call, port) : { stored: one.schedule, mailIds: [] };
      const { id: employeeSchedulingId, statusId: employeeSchedulingStatusId, version } = moved.stored;
      rows.push({ employeeSchedulingId, employeeSchedulingStatusId, version });
      mailIds.push(...moved.mailIds);
    }
    if (held.every(({ schedule }) => !isChangedBy(schedule, call))) unchanged();
    return { rows, mailIds };
  },
});
