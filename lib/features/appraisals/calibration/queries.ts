import { and, eq, gte, isNotNull, lte, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { containing } from "@/db/search-text";
import { visibleAppraisals } from "../visible-reports.queries";
import type { calibrationInput } from "./schema";

type Input = z.output<typeof calibrationInput> & { from: string; to: string };

/** Approved reports with an average in the period and rank. The vessel filters the officers, not the fleet. */
const approvedReports = (actor: Actor, { from, to, rankId }: Input) => sql`(
  select ${appraisals.averageScore} as score, ${appraisals.positionId} as rank_id, ${appraisals.vesselId} as vessel_id,
    ${appraisals.reportingOfficerId} as officer_id, ${appraisals.reportingOfficer} as officer,
    coalesce('c' || ${appraisals.reportingOfficerId}, 'n' || lower(${appraisals.reportingOfficer})) as key
  from ${appraisals}
  join ${vessels} on ${eq(vessels.id, appraisals.vesselId)}
  join ${crew} on ${eq(crew.id, appraisals.crewId)}
  where ${and(
    visibleAppraisals(actor, "appraisals:calibrate"),
    eq(appraisals.reviewStatus, "Approved"),
    isNotNull(appraisals.averageScore),
    gte(appraisals.dateOfReport, from),
    lte(appraisals.dateOfReport, to),
    rankId === undefined ? undefined : eq(appraisals.positionId, rankId),
  )}
)`;

/** Number of reports per average, 1 to 5. */
const spread = sql`array[${sql.join(
  [1, 2, 3, 4, 5].map((score) => sql`count(*) filter (where score = ${sql.raw(String(score))})::int`),
  sql`, `,
)}]`;

type Fleet = { reports: number; mean: number | null; spread: number[] };
/** Aggregate all reports of the division. */
export async function fleetOf(db: Executor, actor: Actor, input: Input): Promise<Fleet> {
  const [fleet] = await db.execute<Fleet>(sql`
    select count(*)::int as reports, round(avg(score), 2)::float8 as mean, ${spread} as spread
    from ${approvedReports(actor, input)} as given`);
  return fleet ?? { reports: 0, mean: null, spread: [0, 0, 0, 0, 0] };
}

type Line = {
  key: string;
  reportingOfficer: string;
  reportingOfficerId: number | null;
  rankId: number | null;
  rank: string | null;
  rankNameId: string | null;
  reports: number;
  mean: number;
  fleetMean: number;
  fleetReports: number;
  difference: number;
  spread: number[];
  total: number;
};

const keys: Record<Input["sort"], SQL> = {
  difference: sql`difference`,
  mean: sql`mean`,
  reports: sql`reports`,
  officer: sql`"reportingOfficer"`,
};

/**
 * Select one page of officers, or of officers and ranks. The fleet mean is weighted by the ranks each officer rated,
 * so that different ranks stay comparable; each row has the total count.
 */
export async function officersOf(db: Executor, actor: Actor, input: Input): Promise<Line[]> {
  const perRank = input.by === "officer-rank";
  const direction = sql.raw(input.order);
  const { vesselId, filterList, pageSize, pageNumber } = input;
  const lines = await db.execute<Line>(sql`
    with given as materialized ${approvedReports(actor, input)},
    ranks as (select rank_id, avg(score) as mean, count(*)::int as reports from given group by rank_id),
    counted as (
      select given.key, min(given.officer) as officer, min(given.officer_id) as officer_id, given.rank_id,
        count(*)::int as reports, sum(given.score) as scores, ranks.mean as rank_mean, ranks.reports as rank_reports,
        count(*) filter (where score = 1)::int as ones, count(*) filter (where score = 2)::int as twos,
        count(*) filter (where score = 3)::int as threes, count(*) filter (where score = 4)::int as fours,
        count(*) filter (where score = 5)::int as fives
      from given join ranks on ranks.rank_id = given.rank_id
      where ${vesselId === undefined ? sql`true` : sql`given.vessel_id = ${vesselId}`}
        and ${filterList ? sql`public.search_text(given.officer) like ${containing(filterList)}` : sql`true`}
      group by given.key, given.rank_id, ranks.mean, ranks.reports
    ),
    lines as (
      select key || ${perRank ? sql`'r' || rank_id` : sql`''`} as key, min(officer) as "reportingOfficer",
        min(officer_id) as "reportingOfficerId", ${perRank ? sql`rank_id` : sql`null::int`} as "rankId",
        sum(reports)::int as reports, round(sum(scores) / sum(reports), 2)::float8 as mean,
        round(sum(rank_mean * reports) / sum(reports), 2)::float8 as "fleetMean", sum(rank_reports)::int as "fleetReports",
        round((sum(scores) - sum(rank_mean * reports)) / sum(reports), 2)::float8 as difference,
        array[sum(ones), sum(twos), sum(threes), sum(fours), sum(fives)]::int[] as spread
      from counted group by counted.key${perRank ? sql`, counted.rank_id` : sql``}
    )
    select lines.*, ${positions.nameEn} as rank, ${positions.name} as "rankNameId", count(*) over ()::int as total
    from lines left join ${positions} on ${positions.id} = lines."rankId"
    order by ${keys[input.sort]} ${direction}, lines.reports desc, lines.key
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`);
  return [...lines];
}
