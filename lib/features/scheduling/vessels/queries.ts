import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { hasCountedStatus } from "@/db/counted-status";
import { crew } from "@/db/schema/crew";
import { vesselTypes } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { newestVoyage } from "@/lib/features/vessels/location.queries";
import { matchesListFilters } from "@/lib/features/vessels/list/queries";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import { dayOfSchedule } from "../waiting.queries";
import { actionDays, vesselStatusRule } from "../status.rules";
import type { listVesselsInput } from "./schema";

type Input = z.output<typeof listVesselsInput>;

const rawInt = (value: number) => sql.raw(String(value));
/** Match schedules that need action, as in status.rules. */
const isMissingDetails = (today: string) => sql`(${schedules.statusId} in (1, 2, 5)
      or (${schedules.statusId} = 4 and ${schedules.offBoardDate} <= ${today}::date + ${rawInt(actionDays)}))`;
const inState = (id: number) => sql`count(*) filter (where ${schedules.statusId} = ${rawInt(id)})::int`;

/** Join crew only for actors with limited visibility. */
const ofPeople = (actor: Actor) => {
  const isSeen = hideStopped(actor);
  return isSeen ? sql`join ${crew} on ${eq(crew.id, schedules.crewId)} and ${isSeen}` : sql``;
};

/**
 * Aggregate open schedules per visible vessel: count per state, and those that need action with the first one's days
 * left and id as comparable numbers.
 */
const planned = (actor: Actor, today: string) => sql`(
  select ${schedules.vesselId}, count(*)::int as open,
    array[${sql.join(
      [1, 2, 3, 4, 5, 6].map((id) => inState(id)),
      sql`, `,
    )}] as counts,
    count(*) filter (where ${isMissingDetails(today)})::int as lacking,
    min(array[${dayOfSchedule} - ${today}::date, ${schedules.id}]) filter (where ${isMissingDetails(today)}) as latest,
    min(${schedules.onBoardDate}) filter (where ${schedules.statusId} < 4) as joins_on,
    min(${schedules.offBoardDate}) filter (where ${schedules.statusId} > 3) as leaves_on
  from ${schedules}
  join ${vessels} on ${eq(vessels.id, schedules.vesselId)}
  ${ofPeople(actor)}
  where ${schedules.cancelledAt} is null and ${schedules.statusId} < 7 and ${visibleTo(actor)}
  group by ${schedules.vesselId}
) as planned`;

const filters = (db: Executor, actor: Actor, { filterList, divisionId, vesselId, schedulingStatus }: Input) =>
  and(
    can(actor, "scheduling:view") ? visibleTo(actor) : sql`false`,
    matchesTab("in-operation"),
    matchesListFilters(db, { filterList, divisionId, principalId: undefined }),
    vesselId ? eq(vessels.id, vesselId) : undefined,
    hasCountedStatus(vesselStatusRule, { open: sql`planned.open`, lacking: sql`planned.lacking` }, schedulingStatus),
  );

type Latest = { employeeSchedulingId: number; name: string; employeeSchedulingStatusId: number; day: string };
const nextDay = sql<string | null>`least(planned.joins_on, planned.leaves_on)::text`;
const latestDay = sql`planned.latest[1]`;
const orders = (sort: Input["sort"], port: SQL): SQL =>
  ({ latest: latestDay, next: nextDay, name: sql`${vessels.name}`, type: sql`${vesselTypes.name}`, location: port })[
    sort
  ];

/** Select one page of vessels in operation with their schedule status. Each row has the total. */
export function selectVessels(db: Executor, actor: Actor, input: Input, today: string) {
  const voyage = newestVoyage(db);
  const direction = input.order === "asc" ? asc : desc;
  return db
    .select({
      id: vessels.id,
      vesselName: vessels.name,
      vesselTypeName: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      currentLocation: voyage.port,
      open: sql<number>`coalesce(planned.open, 0)`,
      lacking: sql<number>`coalesce(planned.lacking, 0)`,
      counts: sql<number[] | null>`planned.counts`,
      joinsOn: sql<string | null>`planned.joins_on::text`,
      leavesOn: sql<string | null>`planned.leaves_on::text`,
      latest: sql<Latest | null>`(
        select jsonb_build_object('employeeSchedulingId', ${schedules.id}, 'name', ${crew.fullName},
          'employeeSchedulingStatusId', ${schedules.statusId}, 'day', ${dayOfSchedule})
        from ${schedules} join ${crew} on ${eq(crew.id, schedules.crewId)} where ${schedules.id} = planned.latest[2]
      )`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(planned(actor, today), sql`planned.vessel_id = ${vessels.id}`)
    .leftJoinLateral(voyage, sql`true`)
    .where(filters(db, actor, input))
    .orderBy(
      sql`${direction(orders(input.sort, sql`${voyage.port}`))} nulls last`,
      sql`${nextDay} nulls last`,
      asc(vessels.name),
      asc(vessels.id),
    )
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize);
}

/** Count the vessels, for a page beyond the end that has no rows. */
export async function countVessels(db: Executor, actor: Actor, input: Input, today: string): Promise<number> {
  if (input.pageNumber === 1) return 0;
  const [countRow] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(vessels)
    .leftJoin(planned(actor, today), sql`planned.vessel_id = ${vessels.id}`)
    .where(filters(db, actor, input));
  return countRow?.total ?? 0;
}
