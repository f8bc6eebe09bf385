import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { hasCountedStatus } from "@/db/counted-status";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vesselTypes } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { newestVoyage } from "@/lib/features/vessels/location.queries";
import { matchesListFilters } from "@/lib/features/vessels/list/queries";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import { dueOn, firstOpenItem, isConfirmed } from "../readiness.queries";
import { itemNames, vesselStatusRule } from "../readiness.rules";
import { countedItemsFor } from "../visibility.rules";
import type { listVesselsInput } from "./schema";

type Input = z.output<typeof listVesselsInput>;
type Latest = { crewId: number; employeeFullName: string; daysToJoin: number; place: number };

const itemPositions = Object.fromEntries(itemNames.map((name, position) => [name, position]));
const itemPositionOf = (item: SQL) =>
  sql`case ${item} ${sql.join(
    itemNames.map((name) => sql.raw(`when '${name}' then ${itemPositions[name]}`)),
    sql` `,
  )} end`;

/**
 * Aggregate confirmed joiners per vessel: count, not ready, and the first due step as comparable numbers. An offset
 * of 0 keeps the inner query separate, so that each open item is evaluated once.
 */
const preparing = (actor: Actor, today: string) => sql`(
  select met.vessel_id, count(*)::int as joiners, count(met.item)::int as open, min(met.start_date) as joins_on,
    min(array[${dueOn({ item: sql`met.item`, joining: sql`met.start_date` })} - ${today}::date, met.start_date - ${today}::date, met.crew_id, ${itemPositionOf(sql`met.item`)}])
      filter (where met.item is not null) as first
  from (
    select ${preparations.vesselId}, ${preparations.crewId}, ${assignments.startDate}, ${firstOpenItem(today, countedItemsFor(actor))} as item
    from ${preparations}
    join ${assignments} on ${eq(assignments.id, preparations.assignmentId)}
    join ${crew} on ${eq(crew.id, preparations.crewId)}
    where ${preparations.endedAt} is null and ${assignments.slot} = 'next' and ${isConfirmed} and ${allConditions(hideStopped(actor))}
      and ${preparations.vesselId} in (select ${vessels.id} from ${vessels} where ${visibleTo(actor)})
    offset 0
  ) as met
  group by met.vessel_id
) as preparing`;

const filters = (db: Executor, actor: Actor, { filterList, divisionId, vesselId, preparationStatus }: Input) =>
  and(
    visibleTo(actor),
    matchesTab("in-operation"),
    matchesListFilters(db, { filterList, divisionId, principalId: undefined }),
    vesselId ? eq(vessels.id, vesselId) : undefined,
    hasCountedStatus(
      vesselStatusRule,
      { joiners: sql`preparing.joiners`, open: sql`preparing.open` },
      preparationStatus,
    ),
  );

const orders = (sort: Exclude<Input["sort"], "latest">, port: SQL): SQL =>
  ({
    name: sql`${vessels.name}`,
    type: sql`${vesselTypes.name}`,
    location: port,
    crew: sql`coalesce(preparing.joiners, 0)`,
  })[sort];

/** Select one page of vessels in operation with their joiners' status. Each row has the total. */
export function selectVessels(db: Executor, actor: Actor, input: Input, today: string) {
  const voyage = newestVoyage(db);
  const direction = input.order === "asc" ? asc : desc;
  const keys =
    input.sort === "latest"
      ? [sql`${direction(sql`preparing.first[1]`)} nulls last`, sql`preparing.joins_on nulls last`]
      : [sql`${direction(orders(input.sort, sql`${voyage.port}`))} nulls last`];
  return db
    .select({
      id: vessels.id,
      vesselName: vessels.name,
      vesselTypeName: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      currentLocation: voyage.port,
      joiners: sql<number>`coalesce(preparing.joiners, 0)`,
      open: sql<number>`coalesce(preparing.open, 0)`,
      joinsOn: sql<string | null>`preparing.joins_on::text`,
      latest: sql<Latest | null>`(
        select jsonb_build_object('crewId', first.id, 'employeeFullName', first.full_name, 'daysToJoin', preparing.first[2], 'place', preparing.first[4])
        from ${crew} as first where first.id = preparing.first[3]
      )`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(preparing(actor, today), sql`preparing.vessel_id = ${vessels.id}`)
    .leftJoinLateral(voyage, sql`true`)
    .where(filters(db, actor, input))
    .orderBy(...keys, asc(vessels.name), asc(vessels.id))
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize);
}

/** Count the vessels, for a page beyond the end that has no rows. */
export async function countVessels(db: Executor, actor: Actor, input: Input, today: string): Promise<number> {
  if (input.pageNumber === 1) return 0;
  const [countRow] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(vessels)
    .leftJoin(preparing(actor, today), sql`preparing.vessel_id = ${vessels.id}`)
    .where(filters(db, actor, input));
  return countRow?.total ?? 0;
}
