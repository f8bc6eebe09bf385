import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { hasCountedStatus } from "@/db/counted-status";
import type { ChandlerStatus } from "@/db/enums/chandler";
import { chandlerRequests } from "@/db/schema/chandler";
import { lookups } from "@/db/schema/lookups";
import { vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { matchesListFilters } from "@/lib/features/vessels/list/queries";
import { newestVoyage } from "@/lib/features/vessels/location.queries";
import { matchesTab } from "@/lib/features/vessels/queries";
import { isLateOn, isOpen, visibleTo } from "../queries";
import { vesselStatusRule } from "../status.rules";
import type { listChandlerVesselsInput } from "./schema";

type Input = z.output<typeof listChandlerVesselsInput>;
type Next = { shipChandlerId: number; status: ChandlerStatus; requestedDeliveryDate: string; portOfCall: string };

/** Per vessel: counts of open, late and delivered requests, and the next one due. */
const requestCounts = (today: string) => sql`(
  select ${chandlerRequests.vesselId}, count(*) filter (where ${isOpen})::int as open,
    count(*) filter (where ${isLateOn(today)})::int as late,
    count(*) filter (where ${chandlerRequests.status} = 'Delivered')::int as delivered,
    (array_agg(jsonb_build_object('shipChandlerId', ${chandlerRequests.id}, 'status', ${chandlerRequests.status},
        'requestedDeliveryDate', ${chandlerRequests.deliverOn}, 'portOfCall', ${lookups.name})
      order by ${chandlerRequests.deliverOn}, ${chandlerRequests.id}) filter (where ${isOpen}))[1] as next
  from ${chandlerRequests}
  join ${lookups} on ${eq(lookups.id, chandlerRequests.portId)}
  group by ${chandlerRequests.vesselId}
) as asked`;

const [open, delivered] = [sql<number>`coalesce(asked.open, 0)`, sql<number>`coalesce(asked.delivered, 0)`];

const matchingVessels = (db: Executor, actor: Actor, { filterList, divisionId, chandlerStatus }: Input) =>
  and(
    visibleTo(actor),
    matchesTab("in-operation"),
    matchesListFilters(db, { filterList, divisionId, principalId: undefined }),
    hasCountedStatus(vesselStatusRule, { open, delivered }, chandlerStatus),
  );

const deliverOn = sql<string | null>`asked.next ->> 'requestedDeliveryDate'`;
const orders = (sort: Input["sort"], port: SQL): SQL =>
  ({ delivery: deliverOn, name: sql`${vessels.name}`, type: sql`${vesselTypes.name}`, location: port })[sort];

/** Select a page of vessels with request status; every row carries the total count. */
export function selectVessels(db: Executor, actor: Actor, input: Input, today: string) {
  const voyage = newestVoyage(db);
  const direction = input.order === "asc" ? asc : desc;
  return db
    .select({
      id: vessels.id,
      vesselName: vessels.name,
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      currentLocation: voyage.port,
      open,
      delivered,
      late: sql<number>`coalesce(asked.late, 0)`,
      next: sql<Next | null>`asked.next`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(requestCounts(today), sql`asked.vessel_id = ${vessels.id}`)
    .leftJoinLateral(voyage, sql`true`)
    .where(matchingVessels(db, actor, input))
    .orderBy(
      sql`${direction(orders(input.sort, sql`${voyage.port}`))} nulls last`,
      sql`${deliverOn} nulls last`,
      asc(vessels.name),
      asc(vessels.id),
    )
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize);
}

/** Count vessels, for a page beyond the end that has no row with the count. */
export async function countVessels(db: Executor, actor: Actor, input: Input, today: string): Promise<number> {
  if (input.pageNumber === 1) return 0;
  const [result] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(vessels)
    .leftJoin(requestCounts(today), sql`asked.vessel_id = ${vessels.id}`)
    .where(matchingVessels(db, actor, input));
  return result?.total ?? 0;
}
