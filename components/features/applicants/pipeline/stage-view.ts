import { z } from "zod";
import { stages, type Stage } from "@/db/enums/applicants";
import type { Permission } from "@/lib/access/permissions";
import {
  judge,
  openStages,
  permissionOf,
  retakeLeft,
  statesOf,
  type Entry,
} from "@/lib/features/applicants/pipeline/rules";
import type { Assessment } from "@/lib/features/applicants/pipeline/schema";
import { knownOf } from "@/lib/features/applicants/pipeline/stage.rules";
import type { StageView } from "./panel-data";

const extras = z.object({
  version: z.number().optional().catch(undefined),
  cesThreshold: z.number().nullish().catch(null),
  marlinThreshold: z.number().nullish().catch(null),
  navigationThreshold: z.number().nullish().catch(null),
});
/** What the applicant's read tells besides the form, where it does. */
export const extrasOf = (applicant: unknown) => extras.parse(applicant);
type Extras = z.output<typeof extras>;

export const entriesOf = (history: Assessment[]): Entry[] =>
  history.map(({ assessmentTypeName: type, assessmentStatus: status, createdAt: at }) => ({ type, status, at }));

function thresholdFor(type: Stage, seen: number | undefined, { cesThreshold, marlinThreshold }: Extras): number | null {
  if (type === "ces") return seen ?? cesThreshold ?? null;
  return type === "marlin" ? (seen ?? marlinThreshold ?? null) : null;
}

/** Where one stage stands: its last row and what is known of the present attempt. */
export function viewOf(
  type: Stage,
  history: Assessment[],
  given: Extras,
  write: (at: Date) => string,
): StageView | null {
  const last = history.findLast((row) => row.assessmentTypeName === type);
  if (!last) return null;
  const details = knownOf(
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
    threshold: thresholdFor(type, details.threshold, given),
    navigation: type === "ces" ? (details.navigationThreshold ?? given.navigationThreshold ?? null) : null,
  };
}

/** What can be done about an application: stages waiting for a decision, the one that may be reopened, whether it may end or start again. */
export function prospectOf(
  history: Assessment[],
  may: Permission[],
  circumstances: { now: Date; openingOpen: boolean },
) {
  const entries = entriesOf(history);
  const states = statesOf(entries);
  const allowed = (type: Stage | "failed", status: "Pending" | "Completed") =>
    judge(entries, { type, status }, circumstances);
  const reopenable = stages.filter(
    (type) =>
      states[type] === "Passed" && allowed(type, "Pending").allowed && may.includes(permissionOf("reopen-stage", type)),
  );
  const again = allowed("failed", "Pending");
  return {
    stopped: states.failed === "Completed",
    open: openStages(states),
    reopenable,
    ends: allowed("failed", "Completed").allowed && may.includes("applicants:fail"),
    reopens: again.allowed && may.includes("applicants:reopen-failed"),
    notAgain: again.allowed ? null : again.why,
  };
}
