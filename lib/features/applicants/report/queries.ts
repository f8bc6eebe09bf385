import { and, desc, eq, gte, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { withdrawnReason, type Stage } from "@/db/enums/applicants";
import { applicants, assessments } from "@/db/schema/applicants";
import type { Actor } from "@/lib/access/actor";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Outcome } from "../pipeline/schema";
import { visibleTo } from "../queries";

type Period = { from: string; to: string };

const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`);
const within = ({ from, to }: Period) =>
  and(gte(assessments.createdAt, startOf(from)), lt(assessments.createdAt, startOf(addDays(to, 1))));

/** Match applicants with possible rows in the period: moved after it began and registered before it ended. */
const movedWithin = ({ from, to }: Period) =>
  and(gte(applicants.movedAt, startOf(from)), lt(applicants.createdAt, startOf(addDays(to, 1))));

const decided = sql`(${assessments.status} in ('Passed', 'Failed') or (${assessments.type} = 'result' and ${assessments.status} = 'Completed'))`;

/** Select the span of each applicant and stage: when it started, passed and was decided. */
function spansOf(db: Executor, actor: Actor, period: Period) {
  return db
    .select({
      applicantId: assessments.applicantId,
      stage: sql<Stage>`${assessments.type}`.as("stage"),
      passedAt:
        sql<Date>`min(${assessments.createdAt}) filter (where ${assessments.status} = 'Passed' or (${assessments.type} = 'result' and ${assessments.status} = 'Completed'))`.as(
          "passed_at",
        ),
      startedAt: sql<Date>`min(${assessments.createdAt})`.as("started_at"),
      decidedAt: sql<Date>`max(${assessments.createdAt}) filter (where ${decided})`.as("decided_at"),
    })
    .from(assessments)
    .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
    .where(and(visibleTo(actor), ne(assessments.type, "failed"), movedWithin(period)))
    .groupBy(assessments.applicantId, assessments.type)
    .as("spans");
}

/** Return whether a moment is in the period. */
function insideOf(period: Period) {
  const [start, end] = [startOf(period.from), startOf(addDays(period.to, 1))].map((instant) => instant.toISOString());
  return (column: SQL.Aliased<Date>) => sql`${column} >= ${start}::timestamptz and ${column} < ${end}::timestamptz`;
}

/** Count per stage the applicants who reached and passed it, with the median days to the decision. */
export async function listStageCounts(db: Executor, actor: Actor, period: Period) {
  const spans = spansOf(db, actor, period);
  const isInPeriod = insideOf(period);
  return db
    .select({
      stage: spans.stage,
      reached: sql<number>`(count(*) filter (where ${isInPeriod(spans.startedAt)}))::int`,
      passed: sql<number>`(count(*) filter (where ${isInPeriod(spans.passedAt)}))::int`,
      medianDays: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by extract(epoch from ${spans.decidedAt} - ${spans.startedAt}) / 86400) filter (where ${isInPeriod(spans.decidedAt)}))::float8`,
    })
    .from(spans)
    .groupBy(spans.stage);
}

const before = alias(assessments, "before");

/**
 * Select applications that ended in the period by their last stage. Repeated ends count once, with the last reason.
 */
function endsOf(db: Executor, actor: Actor, period: Period) {
  const stage = sql<Stage>`(${db
    .select({ type: before.type })
    .from(before)
    .where(
      and(eq(before.applicantId, assessments.applicantId), lt(before.id, assessments.id), ne(before.type, "failed")),
    )
    .orderBy(desc(before.id))
    .limit(1)})`;
  const every = db
    .select({
      id: assessments.id,
      applicantId: assessments.applicantId,
      stage: stage.as("stage"),
      reason: sql<string>`coalesce(${assessments.reason}, 'other')`.as("reason"),
    })
    .from(assessments)
    .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
    .where(and(visibleTo(actor), eq(assessments.type, "failed"), eq(assessments.status, "Completed"), within(period)))
    .as("every_end");
  return db
    .selectDistinctOn([every.applicantId, every.stage], {
      applicantId: every.applicantId,
      stage: every.stage,
      reason: every.reason,
    })
    .from(every)
    .orderBy(every.applicantId, every.stage, desc(every.id))
    .as("ends");
}

export async function listEnds(db: Executor, actor: Actor, period: Period) {
  const ends = endsOf(db, actor, period);
  const total = sql<number>`count(*)::int`;
  const rows = await db
    .select({ stage: ends.stage, reason: ends.reason, total })
    .from(ends)
    .groupBy(ends.stage, ends.reason)
    .orderBy(desc(total));
  return rows.map((row) => ({ ...row, withdrawn: row.reason === withdrawnReason }));
}

/** Match the applicants counted by a number of the report. */
export function countedApplicants(
  db: Executor,
  actor: Actor,
  { stage, outcome, reason, ...period }: Period & { stage: Stage; outcome: Outcome; reason?: string | undefined },
): SQL {
  if (outcome === "reached" || outcome === "passed") {
    const spans = spansOf(db, actor, period);
    const isCounted = insideOf(period)(outcome === "reached" ? spans.startedAt : spans.passedAt);
    const ids = db
      .select({ id: spans.applicantId })
      .from(spans)
      .where(and(eq(spans.stage, stage), isCounted));
    return inArray(applicants.id, ids);
  }
  const ends = endsOf(db, actor, period);
  const isOne =
    outcome === "withdrawn"
      ? eq(ends.reason, withdrawnReason)
      : reason
        ? eq(ends.reason, reason)
        : ne(ends.reason, withdrawnReason);
  const ids = db
    .select({ id: ends.applicantId })
    .from(ends)
    .where(and(eq(ends.stage, stage), isOne));
  return inArray(applicants.id, ids);
}
