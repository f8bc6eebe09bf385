import { and, asc, desc, eq, like, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { chandlerRequests } from "@/db/schema/chandler";
import { lookups } from "@/db/schema/lookups";
import { vessels } from "@/db/schema/vessels";
import { containing, searchText } from "@/db/search-text";
import type { Actor } from "@/lib/access/actor";
import { isLateOn, isOpen, selectRequests, visibleTo } from "../queries";
import type { ListRequests, RequestWait } from "./schema";

/** Match requests that need action, for lists and the work list. */
export const needsAction = (wait: RequestWait, today: string): SQL =>
  ({
    late: isLateOn(today),
    submitted: sql`${chandlerRequests.status} = 'Submitted'`,
    received: sql`${chandlerRequests.status} = 'ReadyForShipment' and ${chandlerRequests.proposedOn} is not null`,
  })[wait];

export function matchesFilters(
  actor: Actor,
  { list, vesselId, waiting, filterList }: ListRequests,
  today: string,
): SQL {
  const pattern = containing(filterList);
  const texts = [vessels.name, lookups.name, chandlerRequests.vendorName, chandlerRequests.requesterName];
  return allConditions(
    visibleTo(actor),
    list === "open" ? isOpen : sql`not ${isOpen}`,
    vesselId ? eq(chandlerRequests.vesselId, vesselId) : undefined,
    waiting ? needsAction(waiting, today) : undefined,
    filterList ? or(...texts.map((text) => like(searchText(text), pattern))) : undefined,
  );
}

const columns = { requested: chandlerRequests.requestedOn, delivery: chandlerRequests.deliverOn };

/** Select requests in the requested order. */
export function selectSortedRequests(db: Executor, where: SQL, { sort, order }: ListRequests) {
  const direction = order === "asc" ? asc : desc;
  return selectRequests(db, where, [direction(columns[sort]), direction(chandlerRequests.id)]);
}

export const countRequests = (db: Executor, where: SQL) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(chandlerRequests)
    .innerJoin(vessels, eq(vessels.id, chandlerRequests.vesselId))
    .innerJoin(lookups, eq(lookups.id, chandlerRequests.portId))
    .where(and(where));
