import { z } from "zod";
import { stages, type Stage } from "@/db/enums/applicants";
import type { Permission } from "@/lib/access/permissions";
import {
  evaluateMove,
  openStages,
  permissionOf,
  retakeLeft,
  statesOf,
  type Entry,
} from "@/lib/features/applicants/pipeline/rules";
import type { Assessment } from "@/lib/features/applicants/pipeline/schema";
import { currentDetailsOf } from "@/lib/features/applicants/pipeline/stage.rules";
import type { StageView } from "./panel-data";

const extras = z.object({
  version: z.number().optional().catch(undefined),
  cesThreshold: z.number().nullish().catch(null),
  marlinThreshold: z.number().nullish().catch(null),
  navigationThreshold: z.number().nullish().catch(null),
});
/** Parse the optional form data of an applicant response. */
export const extrasOf = (applicant: unknown) => extras.parse(applicant);
type Extras = z.output<typeof extras>;

export const entriesOf = (history: Assessment[]): Entry[] =>
  history.map(({ assessmentTypeName: type, assessmentStatus: status, createdAt: at }) => ({ type, status, at }));

function thresholdFor(
  type: Stage,
  storedThreshold: number | undefined,
  { cesThreshold, marlinThreshold }: Extras,
): number | null {
  if (type === "ces") return storedThreshold ?? cesThreshold ?? null;
  return type === "marlin" ? (storedThreshold ?? marlinThreshold ?? null) : null;
}

/** Return the state of one stage: its last row and the details of the current attempt. */
export function viewOf(
  type: Stage,
  history: Assessment[],
  applicantExtras: Extras,
  write: (at: Date) => string,
): StageView | null {
  const last = history.findLast((row) => row.assessmentTypeName === type);
  if (!last) return null;
  const details = currentDetailsOf(
    history.map((row) => ({ type: row.assessmentTypeName, status: row.assessmentStatus, details: row.details ?? {} })),
    type,
  );
  return {
    type,
    status: last.assessmentStatus,
    details,
    reason: last.reason,
    since: write(last.createdAt),
    by: last.createdBy,
    retakeLeft: retakeLeft(entriesOf(history), type),
    threshold: thresholdFor(type, details.threshold, applicantExtras),
    navigation: type === "ces" ? (details.navigationThreshold ?? applicantExtras.navigationThreshold ?? null) : null,
  };
}

/**
 * Return the available moves: stages to decide, the stage that may be reopened, and whether it may end or restart.
 */
export function availableMovesOf(
  history: Assessment[],
  permissions: Permission[],
  circumstances: { now: Date; openingOpen: boolean },
) {
  const entries = entriesOf(history);
  const states = statesOf(entries);
  const allowed = (type: Stage | "failed", status: "Pending" | "Completed") =>
    evaluateMove(entries, { type, status }, circumstances);
  const reopenable = stages.filter(
    (type) =>
      states[type] === "Passed" &&
      allowed(type, "Pending").allowed &&
      permissions.includes(permissionOf("reopen-stage", type)),
  );
  const mayReopen = allowed("failed", "Pending");
  return {
    stopped: states.failed === "Completed",
    open: openStages(states),
    reopenable,
    ends: allowed("failed", "Completed").allowed && permissions.includes("applicants:fail"),
    reopens: mayReopen.allowed && permissions.includes("applicants:reopen-failed"),
    notAgain: mayReopen.allowed ? null : mayReopen.why,
  };
}
