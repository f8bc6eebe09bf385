import { getTableColumns, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Transaction } from "@/db/client";
import { crew, crewCertificates, crewStatusChanges, crewTravelDocuments } from "@/db/schema/crew";
import { dayOf } from "@/lib/platform/calendar/dates";
import { requirePresent } from "@/lib/platform/unknown-record";
import type { Creation, Facts, NewDocument, Plan, Update } from "./plan.rules";
import { columnsOf } from "../edit/person.queries";
import type { Person } from "../queries";
import type { PersonChanges } from "../sections/schema";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { reserveEmployeeNumbers, nextEmployeeNumbers } from "../status/queries";

type Author = { db: Transaction; now: Date; userId: number; divisionId: number };
/** The new ids by line of the crew sheet. */
type Stored = { created: Map<number, number> };

const batchSize = 500;

async function inBatches<T, R>(rows: readonly T[], store: (batch: T[]) => Promise<R[]>): Promise<R[]> {
  const stored: R[] = [];
  for (let at = 0; at < rows.length; at += batchSize) stored.push(...(await store(rows.slice(at, at + batchSize))));
  return stored;
}

// The columns that columnsOf reads of the old record; empty for a new person.
const emptyPerson = {
  height: null,
  weight: null,
  email: null,
  formerEmail: null,
  emailChangedAt: null,
} as unknown as Person;

/** Build a new person's row; the forms have checked the required columns. */
function rowOf(
  changes: PersonChanges,
  employeeNumber: string,
  { now, userId, divisionId }: Author,
): typeof crew.$inferInsert {
  const { emailChangedAt: _, formerEmail: __, ...columns } = columnsOf(emptyPerson, changes, now);
  const { fullName, sex, dateOfBirth, positionId, vesselTypeId } = columns;
  if (!fullName || !sex || !dateOfBirth || !positionId || !vesselTypeId)
    throw new Error("a required column is missing");
  const joinedOn = columns.joinedOn ?? dayOf(now);
  const stamp = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  return {
    crewOrigin: "WNI",
    ...columns,
    fullName,
    sex,
    dateOfBirth,
    positionId,
    vesselTypeId,
    employeeNumber,
    divisionId,
    joinedOn,
    statusSince: joinedOn,
    ...stamp,
  };
}

/** Insert the new people. @returns the new ids by line */
async function storeCreates(author: Author, creates: readonly Creation[]): Promise<Map<number, number>> {
  const { db, now, userId, divisionId } = author;
  const givenNumbers = creates.flatMap(({ employeeNumber }) => employeeNumber ?? []);
  await reserveEmployeeNumbers(db, divisionId, givenNumbers);
  const newNumbers = await nextEmployeeNumbers(db, divisionId, creates.length - givenNumbers.length);
  const rows = creates.map(({ line, employeeNumber, changes }) => ({
    line,
    row: rowOf(changes, employeeNumber ?? requirePresent(newNumbers.shift(), "an employee number"), author),
  }));
  const stored = await inBatches(rows, (batch) =>
    db
      .insert(crew)
      .values(batch.map(({ row }) => row))
      .returning({ id: crew.id, employeeNumber: crew.employeeNumber, joinedOn: crew.joinedOn }),
  );
  await inBatches(stored, async (batch) => {
    await db.insert(crewStatusChanges).values(
      batch.map(({ id, joinedOn }) => ({
        crewId: id,
        event: "imported" as const,
        fromStatus: null,
        toStatus: "off-board" as const,
        effectiveOn: joinedOn,
        createdAt: now,
        createdBy: userId,
      })),
    );
    return [];
  });
  const ids = new Map(stored.map(({ id, employeeNumber }) => [employeeNumber, id]));
  return new Map(
    rows.map(({ line, row }) => [line, requirePresent(ids.get(row.employeeNumber), "somebody just stored")]),
  );
}

/**
 * Update people in batches with one statement each. Locked rows are written in full, and only the changed columns are
 * applied.
 */
async function storeUpdates(
  { db, now, userId }: Author,
  updates: readonly Update[],
  { people }: Facts,
): Promise<number[]> {
  const peopleById = new Map(people.map((person) => [person.id, person]));
  await inBatches(updates, async (batch) => {
    const changed = batch.map(({ id, changes }) => {
      const person = peopleById.get(id);
      if (!person) throw new Error("somebody to be changed is not held");
      return { person, columns: columnsOf(person, changes, now) };
    });
    const touched = Object.keys(getTableColumns(crew)).filter((field) =>
      changed.some(({ columns }) => field in columns),
    );
    const changedColumns = Object.fromEntries(
      touched.map((field) => [field, sql`excluded.${sql.identifier(toSnakeCase(field))}`]),
    );
    await db
      .insert(crew)
      .values(changed.map(({ person, columns }) => ({ ...person, ...columns })))
      .onConflictDoUpdate({
        target: crew.id,
        set: { ...changedColumns, updatedAt: now, updatedBy: userId, version: sql`${crew.version} + 1` },
      });
    return [];
  });
  return updates.map(({ id }) => id);
}

type Owned = NewDocument & { crewId: number };

/**
 * Store documents of one table. Close replaced ones first, because two current ones may not share a name, and link them
 * afterwards.
 */
async function storeTable(
  { db, now, userId }: Author,
  table: typeof crewCertificates | typeof crewTravelDocuments,
  documents: readonly Owned[],
) {
  const replaced = documents.flatMap(({ replaces }) => replaces ?? []);
  await inBatches(replaced, async (batch) => {
    await db.update(table).set({ supersededAt: now }).where(anyOf(table.id, batch));
    return [];
  });
  const stored = await inBatches(documents, async (batch) => {
    const stamp = { createdAt: now, createdBy: userId };
    if (table === crewTravelDocuments) {
      const rows = batch.map(
        ({
          crewId,
          fileId,
          document: { documentKind: kind, name: documentName, number: documentNumber, issued, expired, description },
        }) => ({ crewId, kind, documentName, documentNumber, issued, expired, description, fileId, ...stamp }),
      );
      return db
        .insert(crewTravelDocuments)
        .values(rows)
        .returning({
          id: crewTravelDocuments.id,
          crewId: crewTravelDocuments.crewId,
          name: crewTravelDocuments.documentName,
          kind: sql<string>`'travel-document'`,
        });
    }
    const rows = batch.map(
      ({
        crewId,
        fileId,
        document: {
          kind,
          certificateId,
          name: certificateName,
          number: certificateNumber,
          issued,
          expired,
          description,
        },
      }) => ({
        crewId,
        kind: kind === "coc" ? ("coc" as const) : ("cop" as const),
        certificateId,
        certificateName,
        certificateNumber,
        issued,
        expired,
        description,
        fileId,
        ...stamp,
      }),
    );
    return db
      .insert(crewCertificates)
      .values(rows)
      .returning({
        id: crewCertificates.id,
        crewId: crewCertificates.crewId,
        name: crewCertificates.certificateName,
        kind: sql<string>`${crewCertificates.kind}`,
      });
  });
  const ids = new Map(stored.map(({ id, crewId, kind, name }) => [`${crewId} ${kind} ${name}`, id]));
  const links = documents.flatMap(({ replaces, crewId, document }) =>
    replaces === null
      ? []
      : [
          {
            old: replaces,
            new: requirePresent(ids.get(`${crewId} ${document.kind} ${document.name}`), "a paper just stored"),
          },
        ],
  );
  if (links.length === 0) return;
  await db.execute(
    sql`update ${table} set superseded_by = l.new from jsonb_to_recordset(${JSON.stringify(links)}::text::jsonb) as l(old int, new int) where ${table}.id = l.old`,
  );
}

/** Write a plan whose people are locked; some thousand people and documents at a time. */
export async function storePlan(author: Author, { creates, updates, documents }: Plan, facts: Facts): Promise<Stored> {
  const created = await storeCreates(author, creates);
  const updated = await storeUpdates(author, updates, facts);
  const owned = documents.map((document): Owned => ({
    ...document,
    crewId:
      "id" in document.owner
        ? document.owner.id
        : requirePresent(created.get(document.owner.line), `the person of line ${document.owner.line}`),
  }));
  await storeTable(
    author,
    crewCertificates,
    owned.filter(({ document }) => document.kind !== "travel-document"),
  );
  await storeTable(
    author,
    crewTravelDocuments,
    owned.filter(({ document }) => document.kind === "travel-document"),
  );
  await refreshCertificateValidity(author.db, [...created.values(), ...updated, ...owned.map(({ crewId }) => crewId)]);
  return { created };
}
