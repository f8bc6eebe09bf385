import { can, type Actor } from "@/lib/access/actor";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { differencesOf } from "../plan-changes/difference.rules";
import { guardFactsOf } from "../guard.queries";
import { lockSchedule, storeSchedule, type LockedSchedule } from "../lock.queries";
import { assertExpectedVersion, logSchedules } from "../log.queries";
import { notifySchedule, currentLegOf } from "../mail.queries";
import { changedField, auditEntryOf, stampOf } from "../audit-entry.rules";
import { isHistory, isOnBoardStage, openGuards, type Guard } from "../status.rules";
import type { ScheduleMail } from "../emails/schedule";
import { legChanges, type TravelLegs } from "../travel-leg.rules";
import { storeAmounts } from "./amounts.queries";
import { storeDocument } from "./documents.queries";
import {
  travelAfterSave,
  daysProblems,
  guardFields,
  statusMoveOf,
  unresolvedGuards,
  type StatusMove,
} from "./transition.rules";
import { scheduleChanged, updateScheduleInput, scheduleRequest, type ScheduleUpdate } from "./schema";

type Scope = Parameters<typeof storeDocument>[0] & { actor: Actor };
type Moved = Extract<StatusMove, { ok: true }>;

/** Return the port names after the save. @throws invalid for an unknown port */
async function portsOf({ db }: Scope, locked: LockedSchedule, after: TravelLegs) {
  const { schedule, onBoardPort, offBoardPort } = locked;
  const portName = async (id: number | null, storedPortId: number | null, name: string | null, path: string) =>
    id === storedPortId || id === null ? name : (await optionOf(db, "port", id, path)).name;
  return {
    onBoardPort: await portName(after.onBoardPortId, schedule.onBoardPortId, onBoardPort, "onboardLocationPortId"),
    offBoardPort: await portName(after.offBoardPortId, schedule.offBoardPortId, offBoardPort, "offboardLocationPortId"),
  };
}

/** Return the allowed step. @throws rule, forbidden, invalid for a step back without a reason */
function moveFor(actor: Actor, locked: LockedSchedule, after: TravelLegs, input: ScheduleUpdate): Moved {
  const move = statusMoveOf(locked.schedule.statusId, after, input.statusId);
  if (!move.ok) throw refused(move.messageKey);
  const { step } = move;
  if (step?.right && !can(actor, step.right)) throw new AppError("forbidden", "errors.forbidden");
  if (step?.needsReason && input.reason === null) throw invalid({ path: "reason", message: "validation.required" });
  return move;
}

/** Store amounts and documents sent with the form. @returns the changes */
async function storeParts(scope: Scope, locked: LockedSchedule, input: ScheduleUpdate, after: TravelLegs) {
  const { statusId } = locked.schedule;
  const { changes, parts } = await storeAmounts(scope.db, locked, input, after);
  for (const [index, document] of (input.accommodationDocuments ?? []).entries())
    changes.push(
      ...(
        await storeDocument(
          scope,
          locked,
          { ...document, kind: "accommodation" },
          `accommodationDocuments.${index}.attachmentId`,
        )
      ).changes,
    );
  const reports = input.appraisalDocuments ?? [];
  if (reports.length > 0 && statusId !== 5 && statusId !== 6) throw refused("scheduling.appraisalLocked");
  for (const [index, report] of reports.entries())
    changes.push(
      ...(
        await storeDocument(
          scope,
          locked,
          { ...report, kind: "appraisal", price: null },
          `appraisalDocuments.${index}.attachmentId`,
        )
      ).changes,
    );
  return { changes, parts };
}

/** Check the open guards. @throws rule with every blocking guard */
function assertGuards(open: readonly Guard[], input: ScheduleUpdate) {
  const unresolved = unresolvedGuards(open, input);
  const [first] = unresolved;
  if (first) throw new AppError("rule", `scheduling.guards.${first}`, {}, guardFields(unresolved), first);
}

/** Return the mail of a save: settled, or changed afterwards. product 5.6, 5.16 */
function mailOf(locked: LockedSchedule, { statusId, step }: Moved, isMoved: boolean): ScheduleMail | null {
  const storedStatusId = locked.schedule.statusId;
  if (step && statusId > storedStatusId) return isOnBoardStage(statusId) ? "OnboardScheduling" : "OffboardScheduling";
  const wasReady = storedStatusId === 3 || storedStatusId === 6;
  return wasReady && (step || isMoved) ? "ScheduleChanged" : null;
}

/**
 * Save dates, ports, amounts and documents of a schedule and advance its status: automatically once date and port are
 * set, manually afterwards. Recipients are notified; dates more than a week off the plan are returned. Document 3
 * §4–§7, product 5.6 @throws not-found, conflict with the other user's changes, invalid, rule with every blocking
 * guard, forbidden
 */
export const updateSchedule = write({
  name: "scheduling.update-schedule",
  access: "scheduling:write",
  also: {
    "scheduling:accommodation": ({ onBoard, offBoard, accommodationDocuments, noTravelOnBoard, noTravelOffBoard }) =>
      [onBoard, offBoard, accommodationDocuments, noTravelOnBoard, noTravelOffBoard].some((part) => part !== undefined),
    "scheduling:appraisal-documents": ({ appraisalDocuments = [] }) => appraisalDocuments.length > 0,
  },
  input: updateScheduleInput,
  callerInput: scheduleRequest,
  output: scheduleChanged,
  async run(scope, input) {
    const { db, actor, now, audit, unchanged } = scope;
    const locked = await lockSchedule(db, actor, input.employeeSchedulingId, "scheduling:write");
    const { schedule } = locked;
    await assertExpectedVersion(scope, schedule, input.version);
    if (isHistory(schedule)) throw refused("scheduling.isHistory");
    const after = travelAfterSave(schedule, input);
    const problems = daysProblems(schedule.statusId, schedule, after);
    if (problems.length > 0) throw invalid(...problems);
    const ports = await portsOf(scope, locked, after);
    const move = moveFor(actor, locked, after, input);
    const flags = {
      noTravelOnBoard: input.noTravelOnBoard ?? schedule.noTravelOnBoard,
      noTravelOffBoard: input.noTravelOffBoard ?? schedule.noTravelOffBoard,
    };
    const stored = await storeParts(scope, locked, input, after);
    const facts = await guardFactsOf(db, { ...schedule, ...after, ...flags }, stored.parts, now);
    const open = openGuards(move.step, facts);
    assertGuards(open, input);
    const ways = legChanges(schedule, after, { before: locked, after: ports });
    const changes = [
      ...changedField("employeeSchedulingStatusId", schedule.statusId, move.statusId),
      ...ways,
      ...changedField("noTravelOnBoard", schedule.noTravelOnBoard, flags.noTravelOnBoard),
      ...changedField("noTravelOffBoard", schedule.noTravelOffBoard, flags.noTravelOffBoard),
      ...stored.changes,
    ];
    const answer = { id: schedule.id, employeeSchedulingId: schedule.id };
    if (changes.length === 0) {
      unchanged();
      const { statusId, version } = schedule;
      const differences = differencesOf(schedule, locked.plan);
      return {
        ...answer,
        employeeSchedulingStatusId: statusId,
        version,
        sendEmailType: null,
        mailIds: [],
        differences,
      };
    }
    const row = await storeSchedule(db, schedule, { ...after, ...flags, statusId: move.statusId }, stampOf(scope));
    await logSchedules(db, scope, [{ event: "changed", before: schedule, after: row, changes, reason: input.reason }]);
    audit(auditEntryOf(locked, changes, { overridden: open, reason: input.reason }));
    const type = mailOf(locked, move, ways.length > 0);
    const about = { ...locked, ...ports, schedule: row };
    const isSteppedBack = move.step?.needsReason ?? false;
    const mailIds = type
      ? await notifySchedule(scope, type, about, {
          was: type === "ScheduleChanged" ? currentLegOf(locked) : null,
          isSteppedBack,
        })
      : [];
    return {
      ...answer,
      employeeSchedulingStatusId: row.statusId,
      version: row.version,
      sendEmailType: type,
      mailIds,
      differences: differencesOf(row, locked.plan),
    };
  },
});
