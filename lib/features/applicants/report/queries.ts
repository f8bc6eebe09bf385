import { and, desc, eq, gte, lt, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { withdrawnReason, type Stage } from "@/db/enums/applicants";
import { applicants, assessments } from "@/db/schema/applicants";
import type { Actor } from "@/lib/access/actor";
import { addDays } from "@/lib/platform/calendar/dates";
import { visibleTo } from "../queries";

type Period = { from: string; to: string };

const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`);
const within = ({ from, to }: Period) =>
  and(gte(assessments.createdAt, startOf(from)), lt(assessments.createdAt, startOf(addDays(to, 1))));

/** Whoever has a row in the period was moved since it began and registered before it ended. */
const touched = ({ from, to }: Period) =>
  and(gte(applicants.movedAt, startOf(from)), lt(applicants.createdAt, startOf(addDays(to, 1))));

const decided = sql`(${assessments.status} in ('Passed', 'Failed') or (${assessments.type} = 'result' and ${assessments.status} = 'Completed'))`;

/** Per stage: applicants who reached and passed it in the period, and the median days from reaching to deciding. */
export async function listStageCounts(db: Executor, actor: Actor, period: Period) {
  const stage = sql<Stage>`${assessments.type}`;
  const spans = db
    .select({
      stage: stage.as("stage"),
      passedAt:
        sql<Date>`min(${assessments.createdAt}) filter (where ${assessments.status} = 'Passed' or (${assessments.type} = 'result' and ${assessments.status} = 'Completed'))`.as(
          "passed_at",
        ),
      startedAt: sql<Date>`min(${assessments.createdAt})`.as("started_at"),
      decidedAt: sql<Date>`max(${assessments.createdAt}) filter (where ${decided})`.as("decided_at"),
    })
    .from(assessments)
    .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
    .where(and(visibleTo(actor), ne(assessments.type, "failed"), touched(period)))
    .groupBy(assessments.applicantId, assessments.type)
    .as("spans");
  const [start, end] = [startOf(period.from), startOf(addDays(period.to, 1))].map((instant) => instant.toISOString());
  const inside = (column: SQL.Aliased<Date>) =>
    sql`${column} >= ${start}::timestamptz and ${column} < ${end}::timestamptz`;
  return db
    .select({
      stage: spans.stage,
      reached: sql<number>`(count(*) filter (where ${inside(spans.startedAt)}))::int`,
      passed: sql<number>`(count(*) filter (where ${inside(spans.passedAt)}))::int`,
      medianDays: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by extract(epoch from ${spans.decidedAt} - ${spans.startedAt}) / 86400) filter (where ${inside(spans.decidedAt)}))::float8`,
    })
    .from(spans)
    .groupBy(spans.stage);
}

const before = alias(assessments, "before");

/** Applications that ended in the period, by the stage they had last been moved in. */
export async function listEnds(db: Executor, actor: Actor, period: Period) {
  const stage = sql<Stage>`(${db
    .select({ type: before.type })
    .from(before)
    .where(
      and(eq(before.applicantId, assessments.applicantId), lt(before.id, assessments.id), ne(before.type, "failed")),
    )
    .orderBy(desc(before.id))
    .limit(1)})`;
  const ends = db
    .select({ stage: stage.as("stage"), reason: sql<string>`coalesce(${assessments.reason}, 'other')`.as("reason") })
    .from(assessments)
    .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
    .where(and(visibleTo(actor), eq(assessments.type, "failed"), eq(assessments.status, "Completed"), within(period)))
    .as("ends");
  const total = sql<number>`count(*)::int`;
  const rows = await db
    .select({ stage: ends.stage, reason: ends.reason, total })
    .from(ends)
    .groupBy(ends.stage, ends.reason)
    .orderBy(desc(total));
  return rows.map((row) => ({ ...row, withdrawn: row.reason === withdrawnReason }));
}
