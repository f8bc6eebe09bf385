import { and, asc, eq, inArray, isNotNull, isNull, like, ne, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { principals, vessels } from "@/db/schema/vessels";
import { rowsOf, type Actor } from "@/lib/access/actor";
import { AppError, notFound } from "@/lib/platform/errors";
import { containing, searchText } from "@/db/search-text";
import { manningColumns } from "../on-board.queries";
import { matchesTab, visibleTo } from "../queries";

/**
 * Match visible principals: those of the division for staff, itself for a principal, the vessel's principal for a head.
 */
export function principalsVisibleTo(db: Executor, actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, "vessels:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  const division = eq(principals.divisionId, actor.divisionId);
  if (rows === "own-principal")
    return actor.principalId ? allConditions(division, eq(principals.id, actor.principalId)) : sql`false`;
  if (rows !== "own-vessel") return division;
  const own = db
    .select({ id: vessels.principalId })
    .from(vessels)
    .where(and(visibleTo(actor), isNotNull(vessels.principalId)));
  return allConditions(division, inArray(principals.id, own));
}

const inOperationFor = sql<number>`(select count(*)::int from ${vessels} where ${eq(vessels.principalId, principals.id)} and ${isNull(vessels.scrappedOn)})`;

type Filter = { retired: boolean; filterList: string };

const columns = {
  id: principals.id,
  name: principals.name,
  address: principals.address,
  email: principals.email,
  phone: principals.phone,
  approvalPolicy: principals.approvalPolicy,
  leastPairYears: principals.leastPairYears,
  isPairBlocking: principals.isPairBlocking,
  vesselsInOperation: inOperationFor,
  retiredAt: principals.retiredAt,
  version: principals.version,
};

export const selectPrincipals = (db: Executor, actor: Actor, { retired, filterList }: Filter) =>
  db
    .select(columns)
    .from(principals)
    .where(
      and(
        principalsVisibleTo(db, actor),
        retired ? isNotNull(principals.retiredAt) : isNull(principals.retiredAt),
        filterList ? like(searchText(principals.name), containing(filterList)) : undefined,
      ),
    )
    .orderBy(asc(principals.name), asc(principals.id))
    .limit(500);

/** Select one principal; undefined when the actor may not see it. */
export async function selectPrincipal(db: Executor, actor: Actor, id: number) {
  const [row] = await db
    .select(columns)
    .from(principals)
    .where(and(eq(principals.id, id), principalsVisibleTo(db, actor)));
  return row;
}

/** Maximum number of vessels in a principal's summary. */
const maxVesselsShown = 8;

/** Select a principal's first vessels in operation by name, with crew counts, as far as visible. */
export const selectFleet = (db: Executor, actor: Actor, principalId: number) =>
  db
    .select({ vesselId: vessels.id, vesselName: vessels.name, ...manningColumns })
    .from(vessels)
    .innerJoin(principals, eq(principals.id, vessels.principalId))
    .where(and(eq(principals.id, principalId), matchesTab("in-operation"), visibleTo(actor)))
    .orderBy(asc(vessels.name), asc(vessels.id))
    .limit(maxVesselsShown);

/** Lock a principal. @throws not-found for another division */
export async function lockPrincipal(db: Transaction, actor: Actor, id: number) {
  const [row] = await db
    .select()
    .from(principals)
    .where(and(eq(principals.id, id), principalsVisibleTo(db, actor)))
    .for("update");
  if (!row) throw notFound("vessels.principalNotFound");
  return row;
}

/** Require a unique name in the division, retired principals included. @throws invalid on the name */
export async function assertNameIsFree(db: Transaction, divisionId: number, name: string, id: number | null) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('principals', 0))`);
  const [other] = await db
    .select({ retiredAt: principals.retiredAt })
    .from(principals)
    .where(
      and(
        eq(principals.divisionId, divisionId),
        eq(sql`lower(${principals.name})`, sql`lower(${name})`),
        id === null ? undefined : ne(principals.id, id),
      ),
    );
  if (!other) return;
  const message = other.retiredAt === null ? "vessels.principalNameTaken" : "vessels.principalNameRetired";
  throw new AppError("invalid", "errors.invalid", {}, [{ path: "name", message }]);
}
