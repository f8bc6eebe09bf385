import { and, desc, eq, inArray, not, or, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantComments,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  assessments,
  revisionLinks,
} from "@/db/schema/applicants";
import { appraisalEvents, appraisalLines, appraisals, appraisalTrainings } from "@/db/schema/appraisals";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewConflicts } from "@/db/schema/crew";
import { chandlerRequests } from "@/db/schema/chandler";
import { files, preparedFiles } from "@/db/schema/files";
import { mailAttachments, mails } from "@/db/schema/mail";
import { evidenceEvents, evidencePacks } from "@/db/schema/evidence";
import { approvalItems, approvalLinks, assignmentEvents, assignments } from "@/db/schema/manning";
import { asRecord } from "@/lib/platform/unknown-record";
import { documentChecks, pklReviewLinks, preparationPkls } from "@/db/schema/preparation";
import {
  scheduleAccommodationLines,
  scheduleAccommodations,
  scheduleLog,
  schedules,
  scheduleTimeProposals,
} from "@/db/schema/scheduling";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { billingRows } from "@/db/schema/billing";
import { ujbmRows } from "@/db/schema/ujbm";
import { calendarFeeds } from "@/db/schema/calendars";
import { apiTokens, passwordLinks, sessions, users } from "@/db/schema/users";
import { defaultViews, savedViews } from "@/db/schema/views";
import { principals, vessels } from "@/db/schema/vessels";
import { exportedPayOf } from "./exported-pay.queries";
import { withoutLinkTokens } from "./rules";
import {
  accountsOf,
  chandlerRequestsOf,
  draftsOf,
  entriesAbout,
  entryIdsOf,
  filesAbout,
  mailsAbout,
  dataSubjectOf,
  type DataSubject,
} from "./personal-traces.queries";
import { formerAddresses } from "../recipients/former-address.rules";
import { ownedTables } from "@/db/personal-tables";

/** Select what principals were billed for the person, without the company's terms. */
const billingRowsAbout = (db: Executor, person: SQL) =>
  db
    .select({
      kind: billingRows.kind,
      day: billingRows.sourceDay,
      personName: billingRows.personName,
      status: billingRows.status,
      clinic: billingRows.clinic,
      packageName: billingRows.packageName,
      expense: billingRows.expense,
      notes: billingRows.notes,
      amount: billingRows.amount,
      corrections: sql<{ amount: number; reason: string | null }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('amount', line.amount, 'reason', line.reason) order by line.id)
        from billing_note_rows line where line.row_id = billing_rows.id), '[]')`,
    })
    .from(billingRows)
    .where(person);

/** Select amounts, events and proposed times of the person's schedules. */
async function schedulesOf(db: Executor, crewId: number) {
  const scheduleIds = db.select({ id: schedules.id }).from(schedules).where(eq(schedules.crewId, crewId));
  const parts = await db
    .select()
    .from(scheduleAccommodations)
    .where(inArray(scheduleAccommodations.scheduleId, scheduleIds));
  const lines = await db
    .select({ line: scheduleAccommodationLines })
    .from(scheduleAccommodationLines)
    .innerJoin(scheduleAccommodations, eq(scheduleAccommodations.id, scheduleAccommodationLines.accommodationId))
    .where(inArray(scheduleAccommodations.scheduleId, scheduleIds));
  return {
    scheduleAmounts: parts.map((part) => ({
      ...part,
      lines: lines.flatMap(({ line }) => (line.accommodationId === part.id ? [line] : [])),
    })),
    scheduleLog: await db.select().from(scheduleLog).where(inArray(scheduleLog.scheduleId, scheduleIds)),
    scheduleTimeProposals: await db
      .select()
      .from(scheduleTimeProposals)
      .where(inArray(scheduleTimeProposals.scheduleId, scheduleIds)),
  };
}

/** Select the person's approved appraisals; each names its author. */
async function appraisalsOf(db: Executor, crewId: number) {
  const rows = await db
    .select()
    .from(appraisals)
    .where(and(eq(appraisals.crewId, crewId), eq(appraisals.reviewStatus, "Approved")));
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(appraisalLines).where(anyOf(appraisalLines.appraisalId, ids));
  const trainings = await db.select().from(appraisalTrainings).where(anyOf(appraisalTrainings.appraisalId, ids));
  const events = await db.select().from(appraisalEvents).where(anyOf(appraisalEvents.appraisalId, ids));
  return {
    appraisals: rows.map((row) => ({
      ...row,
      lines: lines.filter(({ appraisalId }) => appraisalId === row.id),
      trainings: trainings.filter(({ appraisalId }) => appraisalId === row.id),
      events: events.filter(({ appraisalId }) => appraisalId === row.id).map(({ reason: _reason, ...event }) => event),
    })),
  };
}

/** Select every table whose rows belong to this person only. */
const { assignmentId, party, type, createdAt } = evidenceEvents;

async function tablesOf(db: Executor, id: number) {
  const tables: Record<string, unknown[]> = {};
  for (const { table, export: place } of ownedTables)
    if ("in" in place) tables[place.in] = await db.select().from(table).where(eq(table.crewId, id));
  tables.billingRows = await billingRowsAbout(db, eq(billingRows.crewId, id));
  tables.ujbmPayments = await db.select().from(ujbmRows).where(eq(ujbmRows.headId, id));
  tables.suitabilityRemovals = await db
    .select()
    .from(suitabilityRemovals)
    .where(
      inArray(
        suitabilityRemovals.entryId,
        db.select({ id: suitabilityEntries.id }).from(suitabilityEntries).where(eq(suitabilityEntries.crewId, id)),
      ),
    );
  tables.assignmentEvents = await db
    .select()
    .from(assignmentEvents)
    .where(
      inArray(
        assignmentEvents.assignmentId,
        db.select({ id: assignments.id }).from(assignments).where(eq(assignments.crewId, id)),
      ),
    );
  const assignmentIds = db.select({ id: assignments.id }).from(assignments).where(eq(assignments.crewId, id));
  tables.approvalLinks = await db
    .select({ purpose: approvalLinks.purpose, item: approvalItems })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(inArray(approvalItems.assignmentId, assignmentIds));
  tables.evidenceEvents = await db
    .select({ assignmentId, party, type, createdAt })
    .from(evidenceEvents)
    .where(inArray(assignmentId, assignmentIds));
  const packs = await db.select().from(evidencePacks).where(inArray(evidencePacks.assignmentId, assignmentIds));
  tables.evidencePacks = packs.map(({ json, pdf: _pdf, ...pack }) => ({
    ...pack,
    shown: json && asRecord(asRecord(JSON.parse(String(json))).pack).shown,
  }));
  const { kind, createdAt: issuedAt, revokedAt } = documentChecks;
  tables.documentChecks = await db
    .select({ kind, issuedAt, revokedAt })
    .from(documentChecks)
    .where(eq(documentChecks.crewId, id));
  Object.assign(tables, await schedulesOf(db, id), await appraisalsOf(db, id), await exportedPayOf(db, id));
  tables.agreementLinks = await db
    .select({ email: pklReviewLinks.email, sentAt: pklReviewLinks.createdAt, expiresAt: pklReviewLinks.expiresAt })
    .from(pklReviewLinks)
    .innerJoin(preparationPkls, eq(preparationPkls.id, pklReviewLinks.pklId))
    .where(eq(preparationPkls.crewId, id));
  tables.conflicts = await db
    .select()
    .from(crewConflicts)
    .where(or(eq(crewConflicts.crewId, id), eq(crewConflicts.otherCrewId, id)));
  return tables;
}

/** Select one application of the person with everything that belongs to it. */
async function applicationOf(db: Executor, applicantId: number) {
  const [applicant] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
  if (!applicant) throw new Error("application is not there");
  const parts = {
    educations: applicantEducations,
    travelDocuments: applicantTravelDocuments,
    certificates: applicantCertificates,
    trainings: applicantTrainings,
    seaServices: applicantSeaServices,
    bankAccounts: applicantBankAccounts,
    assessments,
    comments: applicantComments,
  };
  const rows: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(parts))
    rows[name] = await db.select().from(table).where(eq(table.applicantId, applicantId));
  const { idNumberHash: _hash, searchText: _text, statusGuid: _guid, ...applicationFields } = applicant;
  const links = await db.select().from(revisionLinks).where(eq(revisionLinks.applicantId, applicantId));
  return {
    ...applicationFields,
    ...rows,
    billingRows: await billingRowsAbout(db, eq(billingRows.applicantId, applicantId)),
    revisions: links.map(({ tokenHash: _token, ...link }) => link),
    drafts: (await draftsOf(db, [applicantId])).map(({ visitorId: _visitor, ...draft }) => draft),
  };
}

/**
 * Select the principals the person was shown to: those of vessels they sailed on or were planned for. product 5.20
 * "Processors"
 */
const recipientsOf = (db: Executor, id: number) =>
  db
    .selectDistinct({ principal: principals.name, vessel: vessels.name })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(principals, eq(principals.id, vessels.principalId))
    .where(eq(assignments.crewId, id));

/** Describe how the person signs in, without any secret. */
async function accountOf(db: Executor, account: typeof users.$inferSelect) {
  const { id, passwordHash, identitySubject, sessionVersion: _version, ...accountFields } = account;
  return {
    ...accountFields,
    hasPassword: passwordHash !== null,
    isLinked: identitySubject !== null,
    sessions: await db
      .select({
        provider: sessions.provider,
        network: sessions.network,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    apiTokens: (await db.select().from(apiTokens).where(eq(apiTokens.userId, id))).map(
      ({ tokenHash: _hash, hint: _hint, ...token }) => token,
    ),
    passwordLinks: (await db.select().from(passwordLinks).where(eq(passwordLinks.userId, id))).map(
      ({ tokenHash: _hash, ...link }) => link,
    ),
    calendarFeeds: (await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, id))).map(
      ({ tokenHash: _hash, ...feed }) => feed,
    ),
    savedViews: await db
      .select({
        list: savedViews.list,
        name: savedViews.name,
        query: savedViews.query,
        isShared: savedViews.isShared,
        isDefault: sql<boolean>`exists (select from ${defaultViews} where ${defaultViews.viewId} = ${savedViews.id} and ${defaultViews.userId} = ${id})`,
        createdAt: savedViews.createdAt,
      })
      .from(savedViews)
      .where(eq(savedViews.userId, id)),
    preparedFiles: await db
      .select({
        title: preparedFiles.title,
        filters: preparedFiles.filters,
        askedAt: preparedFiles.askedAt,
        takenAt: preparedFiles.takenAt,
      })
      .from(preparedFiles)
      .where(eq(preparedFiles.ownerId, id)),
  };
}

/**
 * List the person's earlier addresses that belong to no other account, from mails about their account and change
 * requests.
 */
async function formerAddressesOf(
  db: Executor,
  { id }: DataSubject,
  currentAddresses: readonly string[],
): Promise<string[]> {
  const address = sql<string>`lower(${mails.recipient})`;
  const addressRows = await db
    .selectDistinct({ address })
    .from(mails)
    .where(
      and(
        mailsAbout({ id, applicantIds: [] }),
        inArray(mails.subjectType, ["crew", "crew-request", "user"]),
        sql`not exists (select from users u where lower(u.email) = ${address})`,
      ),
    );
  return addressRows.map((row) => row.address).filter((candidate) => !currentAddresses.includes(candidate));
}

/** Select mails to the person with their text, and those to others about them. Remove tokens from links. */
async function mailsOf(db: Executor, person: DataSubject, addresses: readonly string[]) {
  const mailsToPerson = anyOf(sql`lower(${mails.recipient})`, [...addresses, ""]);
  const { id, type, title, createdAt, sentAt } = mails;
  const ownMails = await db
    .select({ id, type, recipient: mails.recipient, title, text: mails.plain, createdAt, sentAt })
    .from(mails)
    .where(mailsToPerson)
    .orderBy(id);
  const { mailId, sequence, name, contentType } = mailAttachments;
  const attached = await db
    .select({ mailId, sequence, name, contentType })
    .from(mailAttachments)
    .innerJoin(mails, eq(id, mailId))
    .where(mailsToPerson)
    .orderBy(mailId, sequence);
  return {
    mails: ownMails.map((mail) => ({
      ...mail,
      text: withoutLinkTokens(mail.text),
      attachments: attached.filter((attachment) => attachment.mailId === mail.id),
    })),
    mailsToOthersAboutYou: await db
      .select({ type, title, createdAt, sentAt })
      .from(mails)
      .where(and(mailsAbout(person), not(mailsToPerson)))
      .orderBy(id),
  };
}

/** Select log entries about the person's records and their own actions: what and when, and the role of others. */
async function logOf(db: Executor, person: DataSubject, accountIds: readonly number[]) {
  const entryIds = await entryIdsOf(db, person.id);
  const storedFiles = await db
    .select({ id: files.id })
    .from(files)
    .where(await filesAbout(db, person));
  const traces = {
    crewId: person.id,
    applicantIds: person.applicantIds,
    entryIds,
    fileIds: storedFiles.map(({ id }) => id),
  };
  const { operation, createdAt: at, actorId, actorKind } = auditEntries;
  return {
    log: await db
      .select({ operation, at, by: sql<string>`coalesce(${users.role}, ${actorKind})` })
      .from(auditEntries)
      .leftJoin(users, and(eq(actorKind, "user"), eq(sql`${users.id}::text`, actorId)))
      .where(entriesAbout(traces))
      .orderBy(desc(auditEntries.id)),
    whatYouDid: await db
      .select({ operation, at, channel: auditEntries.channel })
      .from(auditEntries)
      .where(and(eq(actorKind, "user"), anyOf(actorId, accountIds.map(String))))
      .orderBy(desc(auditEntries.id)),
  };
}

/** Collect everything the office stores about a person in readable form; of other people only ids. product 5.20 */
export async function personalDataOf(db: Executor, id: number) {
  const [row] = await db.select().from(crew).where(eq(crew.id, id));
  if (!row) throw new Error("person is not there");
  const { idNumberHash: _hash, searchText: _text, ...person } = row;
  const accounts = await accountsOf(db, id);
  const dataSubject = await dataSubjectOf(db, person);
  const applications = await Promise.all(dataSubject.applicantIds.map((applicantId) => applicationOf(db, applicantId)));
  const currentAddresses = [
    person.email,
    ...applications.map(({ email }) => email),
    ...accounts.map(({ email }) => email),
  ].flatMap((address) => (address ? [address.toLowerCase()] : []));
  const former = [
    ...new Set([
      ...formerAddresses(person).map((address) => address.toLowerCase()),
      ...(await formerAddressesOf(db, dataSubject, currentAddresses)),
    ]),
  ];
  return {
    person,
    formerAddresses: former,
    ...(await tablesOf(db, id)),
    applications,
    chandlerRequests: await db
      .select()
      .from(chandlerRequests)
      .where(chandlerRequestsOf(accounts, [...currentAddresses, ...former])),
    accounts: await Promise.all(accounts.map((account) => accountOf(db, account))),
    ...(await mailsOf(db, dataSubject, [...currentAddresses, ...former])),
    ...(await logOf(
      db,
      dataSubject,
      accounts.map((account) => account.id),
    )),
    files: await db
      .select({
        id: files.id,
        name: files.name,
        fileType: files.fileType,
        size: files.size,
        createdAt: files.createdAt,
      })
      .from(files)
      .where(await filesAbout(db, dataSubject))
      .orderBy(files.createdAt),
    recipients: await recipientsOf(db, id),
  };
}

/** Sum up the size of the archive's files in bytes. */
export async function fileBytesOf(db: Executor, person: DataSubject): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${files.size}), 0)::int8` })
    .from(files)
    .where(await filesAbout(db, person));
  return Number(row?.total ?? 0);
}
export const filesOf = async (db: Executor, person: DataSubject) =>
  db
    .select({ id: files.id, name: files.name, fileType: files.fileType, content: files.content })
    .from(files)
    .where(await filesAbout(db, person))
    .orderBy(files.createdAt);

/** Select the attachments of mails to the person. */
export const attachmentsOf = (db: Executor, mailIds: readonly number[]) =>
  db
    .select()
    .from(mailAttachments)
    .where(anyOf(mailAttachments.mailId, [...mailIds]))
    .orderBy(mailAttachments.mailId, mailAttachments.sequence);
