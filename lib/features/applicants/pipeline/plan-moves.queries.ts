import { withdrawnReason, type AssessmentType } from "@/db/enums/applicants";
import type { Transaction } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import { isOpen } from "@/lib/features/job-openings/rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { AppError, messageOf, notFound, type FieldError } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { AuditRecord } from "@/lib/platform/operation";
import { evaluateMove, permissionOf, type Move, type MoveName, type Refusal, type AssessmentRow } from "./rules";
import type { StageDetails } from "./schema";
import {
  isBelow,
  currentDetailsOf,
  missingOf,
  navigationThresholdOf,
  thresholdOf,
  defaultReasons,
  type StageFacts,
} from "./stage.rules";
import type { HistoryRow, MoveTarget } from "./move-target.queries";

export type MoveScope = { db: Transaction; actor: Actor; now: Date; locale: Locale; audit(record: AuditRecord): void };
export type MoveRequest = Move & { reason?: string | null; details?: StageDetails | null };
type NewRow = AssessmentRow & { reason: string | null; details: StageDetails | null };
/** outcome: additional data for the audit entry. */
export type PlannedMove = MoveTarget & { newRows: NewRow[]; outcome?: object };
export type MoveOrder = { ids: number[]; version?: number | undefined; moves(target: MoveTarget): MoveRequest[] };

const stale: Refusal[] = ["not-from-here", "earlier-open", "next-started", "stopped", "hired"];

/** Build the conflict error: who moved the applicant last, when, and to what. */
function conflictOf({ actor, locale }: MoveScope, { applicant, history }: MoveTarget, refusal: Refusal): AppError {
  const last = history.at(-1);
  if (!last || actor.kind !== "user" || !stale.includes(refusal))
    return new AppError("conflict", `applicants.pipeline.refusal.${refusal}`);
  const t = translator(locale);
  const values = {
    name: last.by ?? applicant.fullName,
    time: formatDate(last.at, locale, "instant"),
    stage: t(`applicants.list.stages.${last.type}`),
    status: t(`applicants.list.status.${last.status}`),
  };
  return new AppError("conflict", "applicants.pipeline.changedBy", values);
}

const mayMove = (actor: Actor, name: MoveName, type: AssessmentType) =>
  actor.kind === "visitor" ? name === "resubmit" || name === "withdraw" : can(actor, permissionOf(name, type));

/** Return whether the actor may override a threshold: with the permission and a reason. */
function overrideOf({ actor }: MoveScope, reason: string | null): StageFacts["override"] {
  if (!can(actor, "applicants:tests-override")) return "not-allowed";
  return reason ? "granted" : "no-reason";
}

/** Collect the facts the stage rules check: known details, request, and thresholds. */
function guardFactsOf(
  scope: MoveScope,
  { position }: MoveTarget,
  storedRows: HistoryRow[],
  { type, status, details: sent }: MoveRequest,
  reason: string | null,
): StageFacts {
  const before = status === "InProgress" ? {} : currentDetailsOf(storedRows, type);
  const details = { ...before, ...sent };
  const isTest = type === "ces" || type === "marlin";
  return {
    details,
    today: dayOf(scope.now),
    threshold: isTest ? (details.threshold ?? thresholdOf(type, position)) : 0,
    navigation: type === "ces" ? (details.navigationThreshold ?? navigationThresholdOf(position)) : null,
    override: overrideOf(scope, reason),
  };
}

/** Return the reason of a move: the given one, else its default. */
function reasonOf(name: MoveName, { type, reason }: MoveRequest): string | null {
  if (reason) return reason;
  if (name === "withdraw") return withdrawnReason;
  return (name === "fail" ? defaultReasons[type] : undefined) ?? null;
}

const missingReason = { path: "reason", message: "validation.required" };

/** Plan the rows of one request. @throws conflict, forbidden, invalid */
function planRequest(scope: MoveScope, target: MoveTarget, storedRows: HistoryRow[], request: MoveRequest): NewRow[] {
  const verdict = evaluateMove(storedRows, request, { now: scope.now, openingOpen: isOpen(target.opening, scope.now) });
  if (!verdict.allowed) throw conflictOf(scope, target, verdict.why);
  const { name, rows, needsReason } = verdict;
  if (!mayMove(scope.actor, name, request.type)) throw new AppError("forbidden", "errors.forbidden");
  const reason = reasonOf(name, request);
  const facts = guardFactsOf(scope, target, storedRows, request, reason);
  const missing = [...missingOf(name, request, facts), ...(needsReason && !reason ? [missingReason] : [])];
  if (missing.length > 0) throw new AppError("invalid", "errors.invalid", {}, missing);
  const isOverridden = name === "pass" && isBelow(facts);
  const details = isOverridden ? { ...request.details, override: true } : (request.details ?? null);
  return rows.map((row, index) => {
    const isConsequence = index > 0 && row.status === "Pending" && name !== "reopen";
    return { ...row, reason: isConsequence ? null : reason, details: index === 0 ? details : null };
  });
}

/** Plan all rows of an applicant. Each request is checked against the history and the rows planned before it. */
function planTarget(scope: MoveScope, target: MoveTarget, { ids, moves, version }: MoveOrder): PlannedMove {
  const isStale = ids.length === 1 && version !== undefined && version !== target.applicant.version;
  if (isStale) throw conflictOf(scope, target, "not-from-here");
  const requests = moves(target);
  if (requests.length === 0) throw conflictOf(scope, target, "not-from-here");
  const newRows: NewRow[] = [];
  for (const request of requests) {
    const since = newRows.map((row) => ({ ...row, at: scope.now, by: null, details: row.details ?? {} }));
    newRows.push(...planRequest(scope, target, [...target.history, ...since], request));
  }
  return { ...target, newRows };
}

const refusalOf = (id: number, { fields, messageKey, values }: AppError) => ({
  path: String(id),
  message: fields[0]?.message ?? messageOf(messageKey, values),
});

/** Plan all applicants or none. One refusal refuses the whole order, with each refused id and reason. */
export function planMoves(scope: MoveScope, targets: MoveTarget[], order: MoveOrder): PlannedMove[] {
  const planned: PlannedMove[] = [];
  const refusals: FieldError[] = [];
  for (const id of order.ids) {
    try {
      const target = targets.find(({ applicant }) => applicant.id === id);
      if (!target) throw notFound("applicants.notFound");
      planned.push(planTarget(scope, target, order));
    } catch (error) {
      if (!(error instanceof AppError) || order.ids.length === 1) throw error;
      refusals.push(refusalOf(id, error));
    }
  }
  if (refusals.length > 0)
    throw new AppError("conflict", "applicants.pipeline.bulkRefused", { count: refusals.length }, refusals);
  return planned;
}
