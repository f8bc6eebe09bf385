import { and, asc, desc, eq, isNotNull, isNull, like, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf, isAnyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { crewSections, type CrewSection } from "@/db/enums/crew";
import { allConditions } from "@/db/all-conditions";
import { crew, crewBankAccounts, crewChangeRequests } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { positions } from "@/db/schema/positions";
import { users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import { AppError, notFound } from "@/lib/platform/errors";
import { containing } from "@/db/search-text";
import { recordId } from "@/lib/platform/validation";
import { currentPersonValues, type StoredChange, type Values } from "./requested-change.rules";
import type { ChangeRequestRow } from "./schema";
import { findCurrentDocument } from "../documents/current-documents.queries";
import { fullNameOf } from "../person.queries";
import { visibleTo, type Person } from "../queries";
import { educationTable, seaServiceTable, trainingTable } from "../sections/row-tables.queries";
import { rowForms } from "../sections/rows.schema";
import { writePermissions, canWriteDirectly } from "../sections/write-permission.rules";

const [requester, decider] = [alias(users, "asker"), alias(users, "decider")];
const requests = crewChangeRequests;

/** Limit requests to those the actor may see: staff those they may decide, a seafarer their own. */
function requestsVisibleTo(actor: Actor): SQL {
  const mine = crewSections.filter((section) => canWriteDirectly(actor, writePermissions[section]));
  const ownRecord = actor.kind === "user" && actor.crewId ? eq(crew.id, actor.crewId) : sql`false`;
  return allConditions(visibleTo(actor), mine.length > 0 ? anyOf(requests.section, mine) : ownRecord);
}

type Filters = {
  filterList: string;
  section?: CrewSection[] | undefined;
  state: "open" | "decided";
  crewId?: number | undefined;
};

const isIn = (state: Filters["state"]) =>
  state === "open" ? isNull(requests.decidedAt) : isNotNull(requests.decidedAt);

/** Build the conditions for keyword and filters, without the tab; undefined if nothing is filtered. */
const filterConditions = ({ filterList, section, crewId }: Filters) =>
  and(
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
    isAnyOf(requests.section, section),
    crewId ? eq(crew.id, crewId) : undefined,
  );

const matchesFilters = (actor: Actor, filters: Filters) =>
  and(requestsVisibleTo(actor), isIn(filters.state), filterConditions(filters));

const rowsWhere = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      request: requests,
      person: { employeeNumber: crew.employeeNumber, fullName: crew.fullName },
      names: {
        position: positions.nameEn,
        positionNameId: positions.name,
        createdBy: fullNameOf(requester),
        decidedBy: fullNameOf(decider),
      },
    })
    .from(requests)
    .innerJoin(crew, eq(crew.id, requests.crewId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(requester, eq(requester.id, requests.createdBy))
    .leftJoin(decider, eq(decider.id, requests.decidedBy))
    .where(where);
type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

/** Select one page of requests: open ones oldest first, decided ones newest first. */
export const requestRows = (
  db: Executor,
  actor: Actor,
  filters: Filters,
  { limit, offset }: { limit: number; offset: number },
) =>
  rowsWhere(db, matchesFilters(actor, filters))
    .orderBy(
      ...(filters.state === "open"
        ? [asc(requests.createdAt), asc(requests.id)]
        : [desc(requests.decidedAt), desc(requests.id)]),
    )
    .limit(limit)
    .offset(offset);

/** Count the requests of each tab under the same filters, and the current tab without filters. */
export async function countRequests(db: Executor, actor: Actor, filters: Filters) {
  const narrowing = filterConditions(filters);
  const requestsOf = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [counted] = await db
    .select({
      open: requestsOf(and(isIn("open"), narrowing)),
      decided: requestsOf(and(isIn("decided"), narrowing)),
      all: requestsOf(isIn(filters.state)),
    })
    .from(requests)
    .innerJoin(crew, eq(crew.id, requests.crewId))
    .where(requestsVisibleTo(actor));
  const { open = 0, decided = 0, all = 0 } = counted ?? {};
  return { counts: { open, decided }, outOf: narrowing ? all : null };
}

/** Select the count of requests the actor may decide, or another aggregate of them, as part of another query. */
export const openRequests = (db: Executor, actor: Actor, of: SQL = sql`count(*)::int`) =>
  db
    .select({ of })
    .from(requests)
    .innerJoin(crew, eq(crew.id, requests.crewId))
    .where(matchesFilters(actor, { filterList: "", state: "open" }));

export function toChangeRequestRow({ request, person, names }: Row, actor: Actor): ChangeRequestRow {
  const { id, crewId, section, note, createdAt, decidedAt, decision, decisionReason } = request;
  const isOpen = decision === null;
  const isAsker = actor.kind === "user" && request.createdBy === actor.userId;
  return {
    id,
    crewId,
    ...person,
    ...names,
    section,
    note,
    createdAt,
    state: decision ?? "open",
    decidedAt,
    decisionReason,
    canDecide: isOpen && !isAsker && canWriteDirectly(actor, writePermissions[section]),
    canWithdraw: isOpen && isAsker,
  };
}

/** Find a request the actor may see. @throws not-found */
export async function findRequest(db: Executor, actor: Actor, id: number): Promise<Row> {
  const [row] = await rowsWhere(db, and(requestsVisibleTo(actor), eq(requests.id, id)));
  if (!row) throw notFound("crew.requests.notFound");
  return row;
}

/** Whether the actor may read the scan attached to a request. */
export async function mayReadRequestFile(
  db: Executor,
  actor: Actor,
  { subjectId, uploadedBy }: { subjectId: number | null; uploadedBy: number | null },
): Promise<boolean> {
  if (subjectId === null) return false;
  const isOwn = actor.kind === "user" && uploadedBy === actor.userId;
  const isVisible = isOwn ? visibleTo(actor) : requestsVisibleTo(actor);
  return (await rowsWhere(db, and(isVisible, eq(requests.id, subjectId)))).length > 0;
}

/** Lock an open request; the caller has locked the person. @throws conflict if it is decided */
export async function lockRequest(db: Transaction, id: number) {
  const [request] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), isNull(requests.decidedAt)))
    .for("update");
  if (!request) throw new AppError("conflict", "crew.requests.decided");
  return request;
}

/** Decrypt the requested change. Drop `rows`, which older requests may hold: the approver never saw them. */
export function changeOf({ change }: { change: string }): StoredChange {
  const {
    values: { rows: _, ...values },
    before,
  }: StoredChange = JSON.parse(change);
  return { values, before };
}

const tables = { education: educationTable, training: trainingTable, "sea-service": seaServiceTable };
const kinds = { coc: "coc", cop: "cop", "travel-documents": "travel-document" } as const;

/** Return the row's id, or 0, which no row has, if there is none. */
const rowIdOf = ({ id, renews }: Values) => recordId.safeParse(id ?? renews).data ?? 0;

/**
 * Return the current values of the requested row or section; empty for a new row. @throws conflict for a document
 * renewed or removed meanwhile
 */
export async function valuesBefore(
  db: Executor,
  person: Person,
  section: CrewSection,
  values: Values,
): Promise<Values> {
  const currentValues = currentPersonValues(person, section, values);
  if (currentValues) return currentValues;
  if (section === "bank") {
    const isAccount = and(
      eq(crewBankAccounts.crewId, person.id),
      eq(crewBankAccounts.sequence, Number(values.sequence)),
      isNull(crewBankAccounts.removedAt),
    );
    const [account] = await db
      .select({
        bankName: crewBankAccounts.bankName,
        accountNumber: crewBankAccounts.accountNumber,
        accountName: crewBankAccounts.accountName,
      })
      .from(crewBankAccounts)
      .where(isAccount);
    return { ...account, sequence: values.sequence };
  }
  const id = rowIdOf(values);
  if (id === 0) return {};
  if (section === "coc" || section === "cop" || section === "travel-documents") {
    const { name, number, issued, expired, description } = await findCurrentDocument(db, person.id, kinds[section], id);
    return { name, number, issued, expired, noExpiry: expired === null, description };
  }
  if (section !== "education" && section !== "training" && section !== "sea-service") return {};
  const rows: (Values & { id: number })[] = await tables[section].currentRows(db, person.id);
  const storedRow = rows.find((row) => row.id === id);
  if (!storedRow) throw notFound("crew.edit.rowGone");
  return Object.fromEntries(Object.keys(rowForms[section].shape).map((field) => [field, storedRow[field] ?? null]));
}

/** Return the current values for a reader of the request; null if the row no longer exists. */
export async function currentValuesOf(...about: Parameters<typeof valuesBefore>): Promise<Values | null> {
  try {
    return await valuesBefore(...about);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const named: readonly string[] = ["religionId", "maritalStatusId", "nationalityId"];

/** Replace the ids of options with their names. */
export async function withNames<
  L extends { field: string; before: string | number | boolean | null; after: string | number | boolean | null },
>(db: Executor, lines: L[]): Promise<L[]> {
  const ids = lines
    .filter(({ field }) => named.includes(field))
    .flatMap(({ before, after }) => [Number(before), Number(after)])
    .filter((id) => id > 0);
  if (ids.length === 0) return lines;
  const nameById = new Map(
    (await db.select({ id: lookups.id, name: lookups.name }).from(lookups).where(anyOf(lookups.id, ids))).map(
      ({ id, name }) => [id, name],
    ),
  );
  return lines.map((line) =>
    named.includes(line.field)
      ? { ...line, before: nameById.get(Number(line.before)) ?? null, after: nameById.get(Number(line.after)) ?? null }
      : line,
  );
}
