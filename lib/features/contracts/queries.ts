import { and, asc, desc, eq, gte, isNull, like, lt, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { isAnyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { contracts } from "@/db/schema/contracts";
import { files } from "@/db/schema/files";
import { principals } from "@/db/schema/vessels";
import { dayWithin } from "@/db/date-ranges";
import { can, rowsOf, type Actor } from "@/lib/access/actor";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { AppError, notFound } from "@/lib/platform/errors";
import { containing, searchText } from "@/db/search-text";
import { statusOf } from "./rules";
import type { Contract, ContractSort, ContractTab, ListContracts } from "./schema";

/** Restrict contracts: staff by division, a principal to its own; never deleted ones. product 5.11 */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind === "scheduler") return isNull(contracts.deletedAt);
  const rows = rowsOf(actor, "contracts:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  const division = allConditions(isNull(contracts.deletedAt), eq(contracts.divisionId, actor.divisionId));
  if (rows !== "own-principal") return division;
  return actor.principalId ? allConditions(division, eq(contracts.principalId, actor.principalId)) : sql`false`;
}

/** Restrict principals for contracts and filters: those of the division, or the principal itself. */
export function principalsFor(actor: Actor): SQL {
  const rows = rowsOf(actor, "contracts:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  const division = allConditions(isNull(principals.retiredAt), eq(principals.divisionId, actor.divisionId));
  if (rows !== "own-principal") return division;
  return actor.principalId ? allConditions(division, eq(principals.id, actor.principalId)) : sql`false`;
}

export const inTab = (tab: ContractTab, today: string): SQL =>
  tab === "active" ? gte(contracts.expiresOn, today) : lt(contracts.expiresOn, today);

/** Match keyword (name, principal) and filters, for queries already scoped. */
export function matchesFilters(
  {
    filterList,
    divisionId,
    principalId,
    endsWithin,
    endedIn,
  }: Pick<ListContracts, "filterList"> &
    Partial<Pick<ListContracts, "divisionId" | "principalId" | "endsWithin" | "endedIn">>,
  today: string,
): SQL | undefined {
  const pattern = containing(filterList);
  return and(
    divisionId ? eq(contracts.divisionId, divisionId) : undefined,
    isAnyOf(contracts.principalId, principalId),
    endsWithin ? and(gte(contracts.expiresOn, today), lte(contracts.expiresOn, addDays(today, endsWithin))) : undefined,
    endedIn
      ? and(lt(contracts.expiresOn, today), or(...endedIn.map((year) => dayWithin(contracts.expiresOn, year))))
      : undefined,
    filterList ? or(like(searchText(contracts.name), pattern), like(searchText(principals.name), pattern)) : undefined,
  );
}

const rows = (db: Executor) =>
  db
    .select({
      contract: contracts,
      clientName: principals.name,
      contentType: files.contentType,
      size: files.size,
      vesselNames: sql<{ id: number; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', vessels.id, 'name', vessels.name) order by vessels.name, vessels.id)
        from contract_vessels join vessels on vessels.id = contract_vessels.vessel_id
        where contract_vessels.contract_id = ${contracts.id}), '[]')`,
    })
    .from(contracts)
    .innerJoin(principals, eq(principals.id, contracts.principalId))
    .innerJoin(files, eq(files.id, contracts.fileId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof rows>>[number];

const columns: Record<ContractSort, SQL> = {
  expiry: sql`${contracts.expiresOn}`,
  name: sql`lower(${contracts.name})`,
  principal: sql`lower(${principals.name})`,
  date: sql`${contracts.contractDate}`,
};

/** Select contracts with principal and document; by default active ones by end date, ended ones latest first. */
export function selectContracts(db: Executor, where: SQL | undefined, { sort, order, tab }: ListContracts) {
  const direction = (order ?? (sort === "expiry" && tab === "history" ? "desc" : "asc")) === "asc" ? asc : desc;
  return rows(db).where(where).orderBy(direction(columns[sort]), direction(contracts.id));
}

/** Select one contract; undefined for one the actor may not see. */
export async function selectContract(db: Executor, actor: Actor, id: number) {
  const [row] = await rows(db).where(and(eq(contracts.id, id), visibleTo(actor)));
  return row;
}

/** Lock a visible contract. @throws not-found also once it is deleted */
export async function lockContract(db: Transaction, actor: Actor, id: number) {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.id, id), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("contracts.notFound");
  return row;
}

/**
 * Map a contract to its response. Billing terms need access to bills. product 5.11 @param today calendar day in
 * Asia/Jakarta
 */
export function toResponse(
  { contract, clientName, contentType, size, vesselNames }: Row,
  actor: Actor,
  today: string,
): Contract {
  const seesTerms = can(actor, "billing:view");
  return {
    contractManagementId: contract.id,
    clientId: contract.principalId,
    clientName,
    contractName: contract.name,
    contractDate: contract.contractDate,
    contractExpiryDate: contract.expiresOn,
    daysLeft: daysBetween(today, contract.expiresOn),
    status: statusOf(contract, today),
    contractDocumentId: contract.fileId,
    contractDocumentName: contract.fileName,
    contentType,
    size,
    vatBase: seesTerms ? contract.vatBase : null,
    feeOption: seesTerms ? contract.feeOption : null,
    feePercentage: seesTerms ? contract.feePercentage : null,
    feeValue: seesTerms ? contract.feeValue : null,
    covers: seesTerms
      ? { kinds: contract.coversKinds ?? [], vessels: vesselNames, from: contract.coversFrom, to: contract.coversTo }
      : null,
    version: contract.version,
  };
}

type Named = { principalId: number; name: string; id: number | null };

/** Require a unique name among a principal's active contracts. product 5.14 @throws invalid on the name */
export async function assertNameIsFree(db: Transaction, { principalId, name, id }: Named, today: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('contracts', ${principalId}))`);
  const [other] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.principalId, principalId),
        isNull(contracts.deletedAt),
        inTab("active", today),
        eq(sql`lower(${contracts.name})`, sql`lower(${name})`),
        id === null ? undefined : ne(contracts.id, id),
      ),
    );
  if (other) throw invalidField("contractName", "contracts.nameTaken");
}

export const invalidField = (path: string, message: string) =>
  new AppError("invalid", "errors.invalid", {}, [{ path, message }]);

/** Require an active principal of the division. @throws invalid */
export async function assertPrincipal(db: Transaction, actor: Actor, principalId: number) {
  const [principal] = await db
    .select({ id: principals.id })
    .from(principals)
    .where(and(eq(principals.id, principalId), principalsFor(actor)));
  if (!principal) throw invalidField("clientId", "validation.notListed");
}

/** Whether the actor may read a contract's document: all who may see the contract. product 5.14 */
export async function mayReadContractFile(db: Executor, actor: Actor, { subjectId }: { subjectId: number | null }) {
  if (subjectId === null) return false;
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, subjectId), visibleTo(actor)));
  return row !== undefined;
}
