import { searchText } from "@/db/search-text";
import { and, eq, getTableName, inArray, or, sql, type SQL } from "drizzle-orm";
import { ownedTables } from "@/db/personal-tables";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantComments,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  registrationDrafts,
  revisionLinks,
} from "@/db/schema/applicants";
import { crew, crewConflicts, crewDocuments, crewSeaServices } from "@/db/schema/crew";
import { chandlerRequests } from "@/db/schema/chandler";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { evidencePacks } from "@/db/schema/evidence";
import { approvalItems, approvalLinks, assignments, extensions } from "@/db/schema/manning";
import { documentChecks, pklReviewLinks, preparationPkls } from "@/db/schema/preparation";
import { appraisalEvents, appraisalLines, appraisals, appraisalTrainings } from "@/db/schema/appraisals";
import { billingNoteRows, billingRows } from "@/db/schema/billing";
import { ujbmRows } from "@/db/schema/ujbm";
import { scheduleDocuments, scheduleLog, schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { calendarFeeds } from "@/db/schema/calendars";
import { apiTokens, passwordLinks, sessions, users } from "@/db/schema/users";
import { defaultViews, savedViews } from "@/db/schema/views";
import { clearAllPrepared } from "@/lib/platform/files/prepared";
import { erasedApplicant, erasedCrew } from "./erasure.rules";
import { eraseFreeText } from "./erasure-free-text.queries";
import {
  chandlerRequestsOf,
  draftsOf,
  entryIdsOf,
  filesAbout,
  mailsAbout,
  dataSubjectOf,
  type DataSubject,
} from "./personal-traces.queries";
import { erasePayFreeText } from "./pay-free-text.queries";
import { eraseFromVessels } from "./vessel-payee-traces.queries";
import { formerAddresses } from "../recipients/former-address.rules";
import type { Person } from "../queries";

type Author = { userId: number; now: Date };
/** How many rows were deleted or blanked, by table. */
type ErasedCounts = Record<string, number>;

const count = (rows: readonly unknown[]) => rows.length;

/**
 * Delete documents, education, training, medical records and change requests. Contracts stay with the pay, without
 * their labels and the notes of their verification.
 */
async function eraseDocuments(db: Transaction, id: number): Promise<ErasedCounts> {
  const erased: ErasedCounts = {};
  // An entry of the register is deleted with the requests for its removal, by eraseRegister.
  const destroyed = ownedTables.filter(
    ({ table, erase }) => erase === "destroy" && getTableName(table) !== getTableName(suitabilityEntries),
  );
  for (const { table } of destroyed)
    erased[getTableName(table)] = count(await db.delete(table).where(eq(table.crewId, id)).returning({ id: table.id }));
  erased.crew_documents = count(
    await db
      .delete(crewDocuments)
      .where(and(eq(crewDocuments.crewId, id), sql`${crewDocuments.type} <> 'contract'`))
      .returning({ id: crewDocuments.id }),
  );
  await db
    .update(crewDocuments)
    .set({ label: sql`'Contract ' || ${crewDocuments.id}`, verificationNote: null })
    .where(eq(crewDocuments.crewId, id));
  erased.crew_conflicts = count(
    await db
      .delete(crewConflicts)
      .where(or(eq(crewConflicts.crewId, id), eq(crewConflicts.otherCrewId, id)))
      .returning({ id: crewConflicts.id }),
  );
  return erased;
}

/** Keep own sea service as a bare period, delete other service, and remove free-text reasons. */
async function eraseService(db: Transaction, id: number): Promise<ErasedCounts> {
  const elsewhere = await db
    .delete(crewSeaServices)
    .where(and(eq(crewSeaServices.crewId, id), sql`${crewSeaServices.assignmentId} is null`))
    .returning({ id: crewSeaServices.id });
  await db.update(crewSeaServices).set({ note: null, fileId: null }).where(eq(crewSeaServices.crewId, id));
  await db
    .update(assignments)
    .set({ overlapReason: null, rejectionReason: null, cancelReason: null })
    .where(eq(assignments.crewId, id));
  const blankedText = { reason: "-", consentName: null, consentNote: null, rejectReason: null };
  await db.update(extensions).set(blankedText).where(eq(extensions.crewId, id));
  return { crew_sea_services: count(elsewhere) };
}

/** Keep schedules with the vessel's costs; remove free text, scans and proposed times. */
async function eraseSchedules(db: Transaction, id: number): Promise<ErasedCounts> {
  const scheduleIds = db.select({ id: schedules.id }).from(schedules).where(eq(schedules.crewId, id));
  const blankedNames = { name: "-", comment: null, fileId: null };
  const agentless = {
    onBoardAgentName: null,
    onBoardAgentPhone: null,
    offBoardAgentName: null,
    offBoardAgentPhone: null,
  };
  await db.update(schedules).set(agentless).where(eq(schedules.crewId, id));
  await db.update(scheduleDocuments).set(blankedNames).where(eq(scheduleDocuments.crewId, id));
  const times = await db
    .delete(scheduleTimeProposals)
    .where(inArray(scheduleTimeProposals.scheduleId, scheduleIds))
    .returning({ id: scheduleTimeProposals.id });
  const remainingChanges = sql`jsonb_path_query_array(${scheduleLog.changes}, '$[*] ? (!(@.field like_regex "(Documents|AgentName|AgentPhone)$"))')`;
  await db
    .update(scheduleLog)
    .set({ reason: null, changes: remainingChanges })
    .where(inArray(scheduleLog.scheduleId, scheduleIds));
  return { schedule_time_proposals: count(times) };
}

/**
 * Keep that a person was appraised, for fleet statistics. Remove the text, the scan, and their name in reports on
 * others.
 */
async function eraseAppraisals(db: Transaction, { id, fullName }: Person): Promise<ErasedCounts> {
  const appraisalIds = db.select({ id: appraisals.id }).from(appraisals).where(eq(appraisals.crewId, id));
  await db.update(appraisalEvents).set({ reason: null }).where(inArray(appraisalEvents.appraisalId, appraisalIds));
  const trainings = await db
    .delete(appraisalTrainings)
    .where(inArray(appraisalTrainings.appraisalId, appraisalIds))
    .returning({ id: appraisalTrainings.appraisalId });
  const lines = await db
    .delete(appraisalLines)
    .where(inArray(appraisalLines.appraisalId, appraisalIds))
    .returning({ id: appraisalLines.appraisalId });
  const blankedText = {
    suitableForTradeReason: null,
    reemployInRankReason: null,
    promoteReason: null,
    toBeReemployedReason: null,
    recommendationReason: null,
    generalComments: null,
    revisionReason: null,
    seafarerComment: null,
    fileId: null,
    documentName: null,
  };
  await db.update(appraisals).set(blankedText).where(eq(appraisals.crewId, id));
  const blankedNames = { reportingOfficer: "-", reportingOfficerId: null };
  await db.update(appraisals).set(blankedNames).where(eq(appraisals.reportingOfficerId, id));
  const commanded = sql`lower(${appraisals.master}) = lower(${fullName})
    and ${appraisals.vesselId} in (select vessel_id from assignments where crew_id = ${id})`;
  await db.update(appraisals).set({ master: "-" }).where(commanded);
  return { appraisal_lines: count(lines), appraisal_trainings: count(trainings) };
}

/**
 * Keep what a principal was billed and corrections of it. Remove the person, check-up results and correction reasons,
 * also from the log.
 */
async function eraseBills(db: Transaction, person: SQL) {
  const billingRowIds = db.select({ id: billingRows.id }).from(billingRows).where(person);
  const ofRows = inArray(billingNoteRows.rowId, billingRowIds);
  const noteRows = db
    .select({ id: sql`${billingNoteRows.id}::text` })
    .from(billingNoteRows)
    .where(ofRows);
  // A withdrawn correction leaves the billed row's id in the log only.
  await db.execute(sql`update audit_entries set reason = null where operation = 'billing.correct-row' and reason is not null
    and (subject in ${noteRows} or (after ->> 'rowId')::int in ${billingRowIds})`);
  await db.update(billingNoteRows).set({ reason: null }).where(ofRows);
  await db.update(billingRows).set({ personName: null, expense: null, notes: null, status: null }).where(person);
}

/** Keep vessel payments into the person's account; remove the phone number. */
const erasePayments = (db: Transaction, id: number) =>
  db.update(ujbmRows).set({ phone: null }).where(eq(ujbmRows.headId, id));

/** Remove the files of sealed records but keep their hashes; delete links about or to the person. */
async function eraseAnswers(db: Transaction, id: number): Promise<ErasedCounts> {
  const assignmentIds = sql`(select a.id from assignments a where a.crew_id = ${id})`;
  const packs = await db
    .update(evidencePacks)
    .set({ json: null, pdf: null })
    .where(sql`${evidencePacks.assignmentId} in ${assignmentIds}`)
    .returning({ id: evidencePacks.id });
  await db.delete(approvalItems).where(sql`${approvalItems.assignmentId} in ${assignmentIds}`);
  const links = await db.delete(approvalLinks).where(eq(approvalLinks.crewId, id)).returning({ id: approvalLinks.id });
  return { evidence_packs: count(packs), approval_links: count(links) };
}

/** Keep agreements with the pay; delete questions about them, links to them and their check codes. */
async function eraseAgreementTraces(db: Transaction, id: number): Promise<ErasedCounts> {
  await db.update(preparationPkls).set({ reviewQuestion: null }).where(eq(preparationPkls.crewId, id));
  const pklIds = db.select({ id: preparationPkls.id }).from(preparationPkls).where(eq(preparationPkls.crewId, id));
  await db.delete(pklReviewLinks).where(inArray(pklReviewLinks.pklId, pklIds));
  const codes = await db
    .delete(documentChecks)
    .where(eq(documentChecks.crewId, id))
    .returning({ code: documentChecks.codeHash });
  return { document_checks: count(codes) };
}

async function eraseRegister(db: Transaction, id: number): Promise<ErasedCounts> {
  const own = db
    .select({ id: suitabilityEntries.id })
    .from(suitabilityEntries)
    .where(eq(suitabilityEntries.crewId, id));
  await db.delete(suitabilityRemovals).where(inArray(suitabilityRemovals.entryId, own));
  return {
    suitability_entries: count(
      await db
        .delete(suitabilityEntries)
        .where(eq(suitabilityEntries.crewId, id))
        .returning({ id: suitabilityEntries.id }),
    ),
  };
}

/** Erase one application of the person with everything that belongs to it. */
async function eraseApplication(db: Transaction, id: number) {
  const [applicant] = await db
    .select({ id: applicants.id, dateOfBirth: applicants.dateOfBirth })
    .from(applicants)
    .where(eq(applicants.id, id))
    .for("update");
  if (!applicant) return;
  const drafts = (await draftsOf(db, [id])).map((draft) => draft.id);
  await db.delete(registrationDrafts).where(inArray(registrationDrafts.id, drafts));
  for (const table of [
    applicantEducations,
    applicantTravelDocuments,
    applicantCertificates,
    applicantTrainings,
    applicantSeaServices,
    applicantBankAccounts,
    applicantComments,
    revisionLinks,
  ])
    await db.delete(table).where(eq(table.applicantId, id));
  await eraseBills(db, eq(billingRows.applicantId, id));
  await db
    .update(applicants)
    .set({
      ...erasedApplicant(applicant),
      statusGuid: sql`gen_random_uuid()`,
      updatedAt: sql`now()`,
      version: sql`${applicants.version} + 1`,
    })
    .where(eq(applicants.id, id));
}

type Account = { id: number; email: string };

/** Deactivate the account and remove its name. @returns the account before */
async function eraseAccount(db: Transaction, crewId: number, { userId, now }: Author): Promise<Account[]> {
  const accountRows = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.crewId, crewId));
  for (const { id } of accountRows) {
    for (const table of [sessions, apiTokens, passwordLinks, calendarFeeds, defaultViews, savedViews])
      await db.delete(table).where(eq(table.userId, id));
    await db
      .update(users)
      .set({
        email: `erased-${id}@erased.invalid`,
        firstName: "Erased",
        lastName: String(crewId),
        identitySubject: null,
        passwordHash: null,
        sessionVersion: sql`${users.sessionVersion} + 1`,
        deactivatedAt: sql`coalesce(${users.deactivatedAt}, ${now.toISOString()}::timestamptz)`,
        deactivatedBy: userId,
      })
      .where(eq(users.id, id));
  }
  return accountRows;
}

/** List every address the person ever had here, in lower case. */
const addressesOf = (person: Person, accounts: readonly Account[]) =>
  [person.email, ...formerAddresses(person), ...accounts.map(({ email }) => email)].flatMap((address) =>
    address ? [address.toLowerCase()] : [],
  );

/** Keep chandler requests with the vessel; remove the requester and their notes. */
async function eraseFromRequests(db: Transaction, person: Person, accounts: readonly Account[]): Promise<ErasedCounts> {
  const blankedText = { requesterName: "-", requesterEmail: `erased-${person.id}@erased.invalid` };
  const reason = sql`case when ${chandlerRequests.cancelReason} is null then null else '-' end`;
  const erased = await db
    .update(chandlerRequests)
    .set({ ...blankedText, shortNoticeReason: null, cancelReason: reason })
    .where(chandlerRequestsOf(accounts, addressesOf(person, accounts)))
    .returning({ id: chandlerRequests.id });
  return { chandler_requests: count(erased) };
}

/**
 * Delete mails to any address of the person and mails that name them. Weekly digests of the division go as well, since
 * they name many people and are outdated.
 */
async function eraseMails(
  db: Transaction,
  person: Person,
  { named: dataSubject, accounts }: { named: DataSubject; accounts: readonly Account[] },
): Promise<ErasedCounts> {
  const addresses = addressesOf(person, accounts);
  const ofDivision = and(eq(mails.subjectType, "division"), eq(mails.subjectId, person.divisionId));
  const toThem = addresses.length > 0 ? anyOf(sql`lower(${mails.recipient})`, addresses) : undefined;
  // Notices about failed mails contain the address.
  const failed = db
    .select({ id: mails.id })
    .from(mails)
    .where(or(toThem, mailsAbout(dataSubject)));
  const ofFailures = and(eq(mails.type, "MailFailed"), inArray(mails.subjectVersion, failed));
  const named = or(toThem, mailsAbout(dataSubject), ofDivision, ofFailures);
  return { mails: count(await db.delete(mails).where(named).returning({ id: mails.id })) };
}

/** Views of colleagues: one called after the person goes, one that searches for them loses what is searched for. */
async function eraseFromViews(
  db: Transaction,
  { divisionId, fullName, searchText: text }: Person,
): Promise<ErasedCounts> {
  const ofDivision = eq(savedViews.divisionId, divisionId);
  const name = searchText(fullName);
  const sought = searchText(sql`${savedViews.query} ->> 'search'`);
  const named = await db
    .delete(savedViews)
    .where(sql`position(${name} in ${searchText(savedViews.name)}) > 0`)
    .returning({ id: savedViews.id });
  // In the other division match the full name only: there part of a name searches for other people.
  const finds = or(
    and(ofDivision, sql`length(${sought}) > 0 and position(${sought} in ${text}) > 0`),
    sql`position(${name} in ${sought}) > 0`,
  );
  const searched = await db
    .update(savedViews)
    .set({ query: sql`${savedViews.query} - 'search'` })
    .where(finds)
    .returning({ id: savedViews.id });
  return { saved_views: named.length + searched.length };
}

/**
 * Delete scans, pictures and unclaimed uploads. Files used by contracts or agreements stay. @returns the ids of deleted
 * files
 */
async function eraseFiles(db: Transaction, ids: string[]): Promise<string[]> {
  const isRetained = sql`(exists (select from crew_documents d where d.file_id = ${files.id})
    or exists (select from preparation_pkls p where ${files.id} in (p.file_id, p.signed_file_id, p.record_file_id)))`;
  const deletedFiles = await db
    .delete(files)
    .where(and(anyOf(files.id, ids), sql`not ${isRetained}`))
    .returning({ id: files.id });
  return deletedFiles.map(({ id }) => id);
}

/**
 * Erase what names a person, blank required columns, and keep what pay, tax and agreements need. The caller holds the
 * person's lock and has checked the obstacles. product 5.20 @returns row counts of what was erased
 */
export async function erasePerson(db: Transaction, person: Person, author: Author): Promise<ErasedCounts> {
  const { id } = person;
  const named = await dataSubjectOf(db, person);
  const owned = await db
    .select({ id: files.id })
    .from(files)
    .where(await filesAbout(db, named));
  const entryIds = await entryIdsOf(db, id);
  const accounts = await eraseAccount(db, id, author);
  const views = await eraseFromViews(db, person);
  const vessels = await eraseFromVessels(db, person);
  const wiped = await eraseMails(db, person, { named, accounts });
  await db
    .update(crew)
    .set({
      ...erasedCrew(person),
      erasedAt: author.now,
      updatedAt: author.now,
      updatedBy: author.userId,
      version: sql`${crew.version} + 1`,
    })
    .where(eq(crew.id, id));
  const documents = await eraseDocuments(db, id);
  const service = await eraseService(db, id);
  for (const applicantId of named.applicantIds) await eraseApplication(db, applicantId);
  const schedule = await eraseSchedules(db, id);
  const reports = await eraseAppraisals(db, person);
  await erasePayments(db, id);
  await erasePayFreeText(db, id);
  await eraseBills(db, eq(billingRows.crewId, id));
  const requests = await eraseFromRequests(db, person, accounts);
  const register = await eraseRegister(db, id);
  const answers = await eraseAnswers(db, id);
  const agreements = await eraseAgreementTraces(db, id);
  const fileIds = await eraseFiles(
    db,
    owned.map((file) => file.id),
  );
  const erasedLogEntries = await eraseFreeText(db, { crewId: id, applicantIds: named.applicantIds, entryIds, fileIds });
  const lists = { prepared_files: await clearAllPrepared(db) };
  return {
    ...wiped,
    ...views,
    ...vessels,
    ...documents,
    ...service,
    ...schedule,
    ...reports,
    ...requests,
    ...register,
    ...answers,
    ...agreements,
    applicants: named.applicantIds.length,
    files: fileIds.length,
    audit_entries: erasedLogEntries,
    ...lists,
    accounts: accounts.length,
  };
}
