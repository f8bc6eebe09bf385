import { optionOf } from "@/lib/features/lookups/queries";
import { AppError, notFound, type FieldError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { changedField, auditEntryOf, stampOf } from "../audit-entry.rules";
import { lockSchedules, storeSchedule, type LockedSchedule } from "../lock.queries";
import { assertExpectedVersion, logSchedules } from "../log.queries";
import { notifySchedule, currentLegOf } from "../mail.queries";
import { legChanges } from "../travel-leg.rules";
import { afterMove, moveBlockedReason, isChangedBy, type Call } from "./move.rules";
import { movePortCallInput, portCallMoved } from "./schema";

type Scope = Parameters<typeof notifySchedule>[0] &
  Parameters<typeof stampOf>[0] & { audit: (entry: ReturnType<typeof auditEntryOf>) => void };

/** Check that all schedules can move. @throws rule with each blocked one */
function assertAllMove(locked: readonly LockedSchedule[], call: Call) {
  const fields = locked.flatMap(({ schedule }, index): FieldError[] => {
    const blockedReason = moveBlockedReason(schedule, call);
    return blockedReason ? [{ path: `schedules.${index}`, message: blockedReason }] : [];
  });
  if (fields.length > 0) throw new AppError("rule", "scheduling.portCalls.refused", { count: fields.length }, fields);
}

/** Move one schedule, log the change and notify its recipients. @returns the updated row and the mails */
async function moveOne(scope: Scope, locked: LockedSchedule, call: Call, port: string) {
  const { schedule } = locked;
  const stored = await storeSchedule(scope.db, schedule, afterMove(schedule, call), stampOf(scope));
  const about = {
    ...locked,
    ...(call.usage === "OnBoard" ? { onBoardPort: port } : { offBoardPort: port }),
    schedule: stored,
  };
  const changes = [
    ...changedField("employeeSchedulingStatusId", schedule.statusId, stored.statusId),
    ...legChanges(schedule, stored, { before: locked, after: about }),
  ];
  await logSchedules(scope.db, scope, [{ event: "moved-with-port-call", before: schedule, after: stored, changes }]);
  scope.audit(auditEntryOf(locked, changes));
  const isSettled = stored.statusId === 3 || stored.statusId === 6;
  const mailOptions = { was: currentLegOf(locked), onlySelf: !isSettled };
  return { stored, mailIds: await notifySchedule(scope, "ScheduleChanged", about, mailOptions) };
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
    const locked = await lockSchedules(
      db,
      actor,
      chosen.map(({ id }) => id),
      "scheduling:write",
    );
    if (locked.some(({ schedule }) => schedule.vesselId !== vesselId)) throw notFound("scheduling.notFound");
    const { name: port } = await optionOf(db, "port", call.portId, "portId");
    for (const { schedule } of locked)
      await assertExpectedVersion(scope, schedule, chosen.find(({ id }) => id === schedule.id)?.version);
    assertAllMove(locked, call);
    const rows = [];
    const mailIds: number[] = [];
    for (const schedule of locked) {
      const isChanged = isChangedBy(schedule.schedule, call);
      const moved = isChanged ? await moveOne(scope, schedule, call, port) : { stored: schedule.schedule, mailIds: [] };
      const { id: employeeSchedulingId, statusId: employeeSchedulingStatusId, version } = moved.stored;
      rows.push({ employeeSchedulingId, employeeSchedulingStatusId, version });
      mailIds.push(...moved.mailIds);
    }
    if (locked.every(({ schedule }) => !isChangedBy(schedule, call))) unchanged();
    return { rows, mailIds };
  },
});
