import { withdrawnReason, type AssessmentType } from "@/db/enums/applicants";
import type { Transaction } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import { isOpen } from "@/lib/features/job-openings/rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { AppError, messageOf, notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { AuditRecord } from "@/lib/platform/operation";
import { judge, permissionOf, type MoveName, type Refusal, type Row, type Wish } from "./rules";
import type { StageDetails } from "./schema";
import { isBelow, knownOf, lacksOf, navigationThresholdOf, thresholdOf, usualReasons } from "./stage.rules";
import type { HistoryRow, Target } from "./target.queries";

export type MoveScope = { db: Transaction; actor: Actor; now: Date; locale: Locale; audit(record: AuditRecord): void };
export type MoveRequest = Wish & { reason?: string | null; details?: StageDetails | null };
type NewRow = Row & { reason: string | null; details: StageDetails | null };
/** outcome: what the audit entry tells besides the rows. */
export type Moved = Target & { newRows: NewRow[]; outcome?: object };
export type Order = { ids: number[]; version?: number | undefined; moves(target: Target): MoveRequest[] };

const stale: Refusal[] = ["not-from-here", "earlier-open", "next-started", "stopped", "hired"];

/** Somebody was faster, or the stage does not allow it: who moved the applicant last, when, and to what. */
function conflictOf({ actor, locale }: MoveScope, { applicant, history }: Target, why: Refusal): AppError {
  const last = history.at(-1);
  if (!last || actor.kind !== "user" || !stale.includes(why))
    return new AppError("conflict", `applicants.pipeline.refusal.${why}`);
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

function factsOf(
  { actor, now }: MoveScope,
  { position }: Target,
  known: HistoryRow[],
  request: MoveRequest,
  reason: string | null,
) {
  const details = { ...(request.status === "InProgress" ? {} : knownOf(known, request.type)), ...request.details };
  const threshold =
    request.type === "ces" || request.type === "marlin"
      ? (details.threshold ?? thresholdOf(request.type, position))
      : 0;
  const navigation = request.type === "ces" ? (details.navigationThreshold ?? navigationThresholdOf(position)) : null;
  const override = !can(actor, "applicants:tests-override")
    ? ("not-allowed" as const)
    : reason
      ? ("granted" as const)
      : ("no-reason" as const);
  return { details, today: dayOf(now), threshold, navigation, override };
}

/** The rows of one request. @throws conflict, forbidden, invalid */
function planRequest(scope: MoveScope, target: Target, known: HistoryRow[], request: MoveRequest): NewRow[] {
  const verdict = judge(known, request, { now: scope.now, openingOpen: isOpen(target.opening, scope.now) });
  if (!verdict.allowed) throw conflictOf(scope, target, verdict.why);
  if (!mayMove(scope.actor, verdict.name, request.type)) throw new AppError("forbidden", "errors.forbidden");
  const usual =
    verdict.name === "withdraw" ? withdrawnReason : verdict.name === "fail" ? usualReasons[request.type] : undefined;
  const reason = request.reason || usual || null;
  const facts = factsOf(scope, target, known, request, reason);
  const lacks = [
    ...lacksOf(verdict.name, request, facts),
    ...(verdict.needsReason && !reason ? [{ path: "reason", message: "validation.required" }] : []),
  ];
  if (lacks.length > 0) throw new AppError("invalid", "errors.invalid", {}, lacks);
  const overridden = verdict.name === "pass" && isBelow(facts);
  const own = overridden ? { ...request.details, override: true } : (request.details ?? null);
  return verdict.rows.map((row, index) => {
    const isConsequence = index > 0 && row.status === "Pending" && verdict.name !== "reopen";
    return { ...row, reason: isConsequence ? null : reason, details: index === 0 ? own : null };
  });
}

function planTarget(scope: MoveScope, target: Target, { ids, moves, version }: Order): Moved {
  if (ids.length === 1 && version !== undefined && version !== target.applicant.version)
    throw conflictOf(scope, target, "not-from-here");
  const newRows: NewRow[] = [];
  const requests = moves(target);
  if (requests.length === 0) throw conflictOf(scope, target, "not-from-here");
  for (const request of requests) {
    const since = newRows.map((row) => ({ ...row, at: scope.now, by: null, details: row.details ?? {} }));
    newRows.push(...planRequest(scope, target, [...target.history, ...since], request));
  }
  return { ...target, newRows };
}

/** All or nothing: one refusal refuses every applicant, and names each refused id with its reason. */
export function planAll(scope: MoveScope, targets: Target[], order: Order): Moved[] {
  const refusals: { path: string; message: string }[] = [];
  const refuse = (id: number, error: unknown) => {
    if (!(error instanceof AppError) || order.ids.length === 1) throw error;
    refusals.push({ path: String(id), message: error.fields[0]?.message ?? messageOf(error.messageKey, error.values) });
  };
  const planned = order.ids.flatMap((id) => {
    try {
      const target = targets.find(({ applicant }) => applicant.id === id);
      if (!target) throw notFound("applicants.notFound");
      return [planTarget(scope, target, order)];
    } catch (error) {
      refuse(id, error);
      return [];
    }
  });
  if (refusals.length > 0)
    throw new AppError("conflict", "applicants.pipeline.bulkRefused", { count: refusals.length }, refusals);
  return planned;
}
