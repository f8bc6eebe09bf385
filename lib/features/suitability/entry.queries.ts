import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { barringLevel, suitabilityLevels } from "@/db/enums/suitability";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { positions } from "@/db/schema/positions";
import { suitabilityEntries } from "@/db/schema/suitability";
import { fullNameOf, users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import { entriesVisibleTo } from "@/lib/features/crew/list/queries";
import { mayDecide } from "@/lib/access/second-person";
import { isOpenEntry } from "@/lib/features/crew/suitability-level.queries";
import { readPage } from "@/lib/platform/list/read-page";
import { termsOf } from "./queries";
import { allowedActionsOn } from "./rights.rules";
import { bars, countsAs, isOpen, isReviewDue } from "./rules";
import type { SuitabilityEntry } from "./schema";

const [author, confirmer] = [alias(users, "author"), alias(users, "confirmer")];
const [evidence, replyFile] = [alias(files, "evidence"), alias(files, "replied")];

type StoredRemoval = Omit<SuitabilityEntry["removals"][number], "createdAt" | "decidedAt"> & {
  createdAt: string;
  decidedAt: string | null;
  requestedBy: number;
};

/** Select all removal requests of the outer query's entry with their documents, newest first. */
const removals = sql<StoredRemoval[]>`(
  select coalesce(jsonb_agg(to_jsonb(x) order by x.id desc), '[]') from (
    select r.id, r.reason, r.created_at as "createdAt", ${fullNameOf(alias(users, "c"))} as "createdBy", r.created_by as "requestedBy",
      r.decided_at as "decidedAt", ${fullNameOf(alias(users, "d"))} as "decidedBy", r.decision, r.decision_note as "decisionNote",
      jsonb_build_object('fileId', f.id, 'fileName', f.name, 'contentType', f.content_type, 'size', f.size) as document
    from suitability_removals r join files f on f.id = r.document_file_id left join users c on c.id = r.created_by left join users d on d.id = r.decided_by
    where r.entry_id = ${suitabilityEntries.id} order by r.id desc limit 50
  ) x)`;

const selectEntries = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      entry: suitabilityEntries,
      person: {
        employeeNumber: crew.employeeNumber,
        name: crew.fullName,
        position: positions.nameEn,
        positionNameId: positions.name,
        status: crew.status,
      },
      names: { createdBy: fullNameOf(author), confirmedBy: fullNameOf(confirmer) },
      evidence: {
        fileId: evidence.id,
        fileName: evidence.name,
        contentType: evidence.contentType,
        size: evidence.size,
      },
      replyFile: {
        fileId: replyFile.id,
        fileName: replyFile.name,
        contentType: replyFile.contentType,
        size: replyFile.size,
      },
      removals,
    })
    .from(suitabilityEntries)
    .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(author, eq(author.id, suitabilityEntries.createdBy))
    .leftJoin(confirmer, eq(confirmer.id, suitabilityEntries.confirmedBy))
    .leftJoin(evidence, eq(evidence.id, suitabilityEntries.evidenceFileId))
    .leftJoin(replyFile, eq(replyFile.id, suitabilityEntries.replyFileId))
    .where(where);
type Row = Awaited<ReturnType<typeof selectEntries>>[number];

/** Find an entry the actor may see. */
export async function findEntry(db: Executor, actor: Actor, id: number): Promise<Row | undefined> {
  const [row] = await selectEntries(db, and(eq(suitabilityEntries.id, id), entriesVisibleTo(actor)));
  return row;
}

/** Select a page of a person's entries, open ones first, then newest, with the total. Two queries. */
export function entriesOfPerson(
  db: Executor,
  actor: Actor,
  crewId: number,
  today: string,
  paging: { pageNumber: number; pageSize: number },
) {
  const where = and(eq(suitabilityEntries.crewId, crewId), entriesVisibleTo(actor));
  const openFirst = selectEntries(db, where).orderBy(
    desc(sql`${isOpenEntry(today)}`),
    desc(suitabilityEntries.startDate),
    desc(suitabilityEntries.id),
  );
  const ofPeople = sql`${suitabilityEntries} inner join ${crew} on ${eq(crew.id, suitabilityEntries.crewId)}`;
  return readPage(openFirst, db.$count(ofPeople, where), paging);
}

/** Return what the actor may do because no colleague could confirm or decide. Checked only for involved actors. */
async function withoutSecondPersonRights(db: Executor, actor: Actor, rows: readonly Row[]) {
  if (actor.kind !== "user") return { confirm: false, decide: false };
  const isParty = rows.some(({ entry, removals: removalRows }) =>
    [entry.createdBy, entry.updatedBy, entry.raisedBy, ...removalRows.map(({ requestedBy }) => requestedBy)].includes(
      actor.userId,
    ),
  );
  if (!isParty) return { confirm: false, decide: false };
  const own = { divisionId: actor.divisionId, involvedUsers: [actor.userId] };
  const [confirm, decide] = await Promise.all([
    mayDecide(db, actor, "suitability:confirm-level-3", own),
    mayDecide(db, actor, "suitability:decide-removal", own),
  ]);
  return { confirm, decide };
}

/** Parse a request from JSON, with its instants. */
const requestOf = ({ requestedBy: _, createdAt, decidedAt, ...request }: StoredRemoval) => ({
  ...request,
  createdAt: new Date(createdAt),
  decidedAt: decidedAt === null ? null : new Date(decidedAt),
});

const replyOf = ({ reply, repliedAt }: Row["entry"], file: Row["replyFile"]) =>
  reply !== null && repliedAt !== null ? { text: reply, file, repliedAt } : null;

/** Map an entry to documented names. Documents 2 §3 */
function toResponse(
  { entry, person, names, evidence: evidenceFile, replyFile: storedReplyFile, removals: removalRows }: Row,
  today: string,
): Omit<SuitabilityEntry, "allowedActions"> {
  const terms = termsOf(entry);
  const { status, ...identity } = person;
  const requests = removalRows.map(requestOf);
  const [newest] = requests;
  return {
    id: entry.id,
    employeeBlackListid: entry.id,
    crewId: entry.crewId,
    ...identity,
    description: entry.description,
    startDate: entry.startDate,
    endDate: entry.endDate,
    reviewDate: entry.reviewDate,
    reason: entry.reason,
    closesEntryId: entry.closesEntryId,
    confirmedAt: entry.confirmedAt,
    createdAt: entry.createdAt,
    version: entry.version,
    ...names,
    employeeBlacklistLevelId: terms.level,
    suitability: suitabilityLevels[terms.level],
    countsAs: countsAs(terms, today),
    isConfirmed: terms.level < barringLevel || terms.isConfirmed,
    isOpen: isOpen(terms, today),
    isReviewDue: isReviewDue(terms, today),
    waitsForCheckOut: bars(terms, today) && status === "on-board",
    evidence: evidenceFile,
    reply: replyOf(entry, storedReplyFile),
    removals: requests,
    unblacklistDocument: newest?.document ?? null,
    unblacklistRequest: newest?.createdAt ?? null,
    unblacklistApproval: newest?.decision ?? null,
  };
}

/** Map entries with the actions the actor may take. Documents 2 §3 */
export async function entriesForActor(
  db: Executor,
  actor: Actor,
  rows: readonly Row[],
  today: string,
): Promise<SuitabilityEntry[]> {
  const withoutSecondPerson = await withoutSecondPersonRights(db, actor, rows);
  return rows.map((row) => {
    const { crewId, createdBy, updatedBy, raisedBy } = row.entry;
    const open = row.removals.find(({ decision }) => decision === null);
    const terms = termsOf(row.entry);
    const facts = {
      ...terms,
      isOpen: isOpen(terms, today),
      hasOpenRequest: open !== undefined,
      crewId,
      createdBy,
      updatedBy,
      raisedBy,
      requestedBy: open?.requestedBy ?? null,
    };
    return { ...toResponse(row, today), allowedActions: allowedActionsOn(actor, facts, withoutSecondPerson) };
  });
}
