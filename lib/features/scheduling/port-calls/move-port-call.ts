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

/** Check that all schedules can move. @throws rule with each blocked one */
function assertAllMove(held: readonly HeldSchedule[], call: Call) {
  const fields = held.flatMap(({ schedule }, index): FieldError[] => {
    const against = againstMove(schedule, call);
    return against ? [{ path: `schedules.${index}`, message: against }] : [];
  });
  if (fields.length > 0) throw new AppError("rule", "scheduling.portCalls.refused", { count: fields.length }, fields);
}

/** Move one schedule, log the change and notify its recipients. @returns the updated row and the mails */
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
 * Move all selected joiners or leavers of a vessel's port call to another date and port, all or none. Each gets one
 * mail with old and new values; where the way was settled, staff is notified too. product 2.11 @throws not-found,
 * invalid, conflict on a concurrent change, rule with each blocked person
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
