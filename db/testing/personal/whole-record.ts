import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantComments,
  applicantEducations,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  assessments,
  registrationDrafts,
  revisionLinks,
} from "@/db/schema/applicants";
import { auditEntries, idempotencyKeys } from "@/db/schema/audit";
import {
  crew,
  complianceForecasts,
  crewBankAccounts,
  crewCertificates,
  crewChangeRequests,
  crewConflicts,
  crewDocuments,
  crewEducations,
  crewSeaServices,
  crewStatusChanges,
  crewTrainings,
  crewTravelDocuments,
  dataRequests,
  sensitiveReads,
} from "@/db/schema/crew";
import { chandlerLog, chandlerRequests } from "@/db/schema/chandler";
import { files, preparedFiles } from "@/db/schema/files";
import { mailAttachments, mails } from "@/db/schema/mail";
import { lookups } from "@/db/schema/lookups";
import type { LookupKind } from "@/db/enums/lookups";
import { approvalItems, approvalLinks, approvalTokens, assignmentEvents, extensions } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { operationAreas, rateVersions } from "@/db/schema/rates";
import {
  documentChecks,
  medicalCertificates,
  pklReviewLinks,
  preparationBjsts,
  preparationMcus,
  preparationPkls,
  preparations,
} from "@/db/schema/preparation";
import { appraisalEvents, appraisalLines, appraisals, appraisalTrainings } from "@/db/schema/appraisals";
import {
  scheduleAccommodationLines,
  scheduleAccommodations,
  scheduleDocuments,
  scheduleLog,
  schedules,
  scheduleTimeProposals,
} from "@/db/schema/scheduling";
import { suitabilityRemovals } from "@/db/schema/suitability";
import { calendarFeeds } from "@/db/schema/calendars";
import { billingInvoices, billingNoteRows, billingNotes, billingPeriods, billingRows } from "@/db/schema/billing";
import { ujbmExtraPersons, ujbmMonths, ujbmPayees, ujbmRows } from "@/db/schema/ujbm";
import { apiTokens, passwordLinks, sessions, users } from "@/db/schema/users";
import { paymentRuns, payrollLeftOut, payrollPeriods, payrollSlipLocks } from "@/db/schema/work-orders";
import { defaultViews, savedViews } from "@/db/schema/views";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { sealPack } from "@/lib/features/evidence/seal-pack.queries";
import { applicantAt } from "../applicants";
import { seafarer, vessel } from "../crew";
import { assigned, seatOn } from "../manning";
import { requirePresent } from "@/lib/platform/unknown-record";
import { paidFor } from "../payroll/paid";
import { payLogged } from "../payroll/pay-log";
import { person, principal, visitor } from "../people";
import { registered, uploaded } from "../records/register";

const name = "Zebulon Quagmire";
/** The address of the account before the last two changes, in no field of any record. */
const middleAddress = "zebulon.middle@example.com";
const period = { issued: "2024-01-01", expired: "2027-01-01" };
const school = {
  universityName: `School of ${name}`,
  degree: "D3",
  major: "Nautical",
  entryYear: 2008,
  graduationYear: 2011,
  city: "Tegal",
};
const training = { institution: `School of ${name}`, training: "Mooring", ...period };
const service = {
  companyName: `PT ${name}`,
  position: "Bosun",
  vesselName: "MT X",
  vesselType: "Tanker",
  onBoard: "2020-01-01",
  offBoard: "2020-06-01",
};
const passport = { documentName: "Passport", documentNumber: `X ${name}`, ...period };
const paper = { kind: "cop" as const, certificateName: "BST", certificateNumber: `B ${name}`, ...period };
const account = { sequence: 1, bankName: "Mandiri", accountNumber: "1420012345678", accountName: name };

type Author = { userId: number };

/** A file of a record, or an unclaimed one. */
async function fileOf(
  db: Transaction,
  { userId }: Author,
  subject: { subjectType: string; subjectId: number } | { visitorId: string } | null,
  kind = "personaldata",
) {
  const id = await uploaded(db, userId, kind, `${kind} of ${name}.pdf`);
  const owner = subject && "visitorId" in subject ? { ...subject, uploadedBy: null } : (subject ?? {});
  await db
    .update(files)
    .set({ ...owner, content: Buffer.from(`A scan of ${name}`) })
    .where(eq(files.id, id));
  return id;
}

async function mail(db: Transaction, type: string, recipient: string, subjectType: string, subjectId: number) {
  const body = `Dear ${name}, open https://crewing.example/reset-password?e=zebulon%40example.com&t=secret-of-a-mail now`;
  const [row] = await db
    .insert(mails)
    .values({ type, recipient, subjectType, subjectId, language: "en", title: `For ${name}`, html: body, plain: body })
    .returning();
  await db.insert(mailAttachments).values({
    mailId: row?.id ?? 0,
    sequence: 1,
    name: `letter of ${name}.pdf`,
    contentType: "application/pdf",
    content: Buffer.from(`The letter of ${name}`),
  });
}

/** The application, and all that was said of it and typed for it. */
async function application(db: Transaction, staff: Author) {
  const applicant = await applicantAt(db, "result", undefined, { fullName: name, email: "zebulon@example.com" });
  const { id: applicantId, jobOpeningId } = applicant;
  const row = { applicantId, sequence: 1 };
  await db.insert(applicantEducations).values({ ...row, ...school });
  await db.insert(applicantTravelDocuments).values({ ...row, ...passport });
  await db.insert(applicantCertificates).values({ ...row, ...paper });
  await db.insert(applicantTrainings).values({ ...row, ...training });
  await db.insert(applicantSeaServices).values({ ...row, ...service });
  await db.insert(applicantBankAccounts).values({ ...row, ...account });
  await db.insert(applicantComments).values({ applicantId, text: `${name} phoned`, createdBy: staff.userId });
  await db.insert(assessments).values({
    applicantId,
    type: "interview",
    status: "Completed",
    divisionId: 1,
    reason: `${name} is the one`,
    details: { note: `${name} is calm`, assessor: "Captain", score: 7 },
  });
  const [link] = await db
    .insert(revisionLinks)
    .values({ applicantId, tokenHash: randomUUID(), reason: `Passport of ${name}`, expiresAt: new Date("2026-12-01") })
    .returning();
  const { visitorId } = await visitor(db);
  const draftFile = await fileOf(db, staff, { visitorId });
  const otherFile = await fileOf(db, staff, { visitorId }, "other-person");
  const others = { name: "of somebody else.pdf", content: Buffer.from("A scan of somebody else") };
  await db.update(files).set(others).where(eq(files.id, otherFile));
  await db.insert(registrationDrafts).values({
    visitorId,
    jobOpeningId,
    applicantId,
    revisionLinkId: link?.id ?? null,
    content: JSON.stringify({ personal: { fullName: name, photo: { fileId: draftFile } } }),
  });
  await fileOf(db, staff, { subjectType: "applicant", subjectId: applicantId });
  await mail(db, "RegisterSubmitted", "zebulon@example.com", "applicant", applicantId);
  await mail(db, "RegisterInterview", "assessor@example.com", "applicant", applicantId);
  return { applicantId, draftFile, otherFile };
}

/** A view of their own, which their list opens with, and two of a colleague: one called after them, one that searches for them. */
async function storeViews(db: Transaction, userId: number, name: string) {
  const colleague = await person(db, "crewingstaffmarine");
  const kept = { divisionId: 1, list: "crew" as const, query: {} };
  const [own] = await db
    .insert(savedViews)
    .values({ ...kept, userId, name: `View of ${name}` })
    .returning();
  if (!own) throw new Error("view was not stored");
  await db.insert(defaultViews).values({ userId, divisionId: 1, list: "crew", viewId: own.id });
  await db.insert(savedViews).values([
    { ...kept, userId: colleague.userId, name: `About ${name}` },
    { ...kept, userId: colleague.userId, name: "Found", query: { search: name } },
  ]);
}

/** What an account leaves behind. */
async function signedIn(db: Transaction, self: Author) {
  const { userId } = self;
  const [expiresAt, key] = [new Date("2027-01-01"), randomUUID()];
  await db.insert(sessions).values({
    userId,
    version: 1,
    provider: "local",
    network: "192.0.2",
    device: `Phone of ${name}`,
    accessToken: key,
  });
  await db
    .insert(apiTokens)
    .values({ userId, version: 1, name: `Token of ${name}`, tokenHash: key, hint: "abc", expiresAt });
  await db.insert(calendarFeeds).values({
    userId,
    divisionId: 1,
    name: `Phone of ${name}`,
    kinds: ["crew-changes"],
    language: "en",
    tokenHash: key,
  });
  await storeViews(db, userId, name);
  await db.insert(passwordLinks).values({ userId, purpose: "reset", tokenHash: key, expiresAt });
  await db.insert(preparedFiles).values({
    ownerId: userId,
    task: "write-crew-export",
    access: "crew:view",
    rights: "-",
    divisionId: 1,
    locale: "en",
    title: "Crew",
    filters: name,
    input: { filterList: name },
    state: "ready",
    content: Buffer.from(name),
    expiresAt,
  });
  await mail(db, "PasswordChanged", middleAddress, "user", userId);
  await fileOf(db, self, null, "unclaimed");
  await askedChandler(db, self);
}

/** They raised a request to a chandler, said why it was urgent, and cancelled it. */
async function askedChandler(db: Transaction, self: Author) {
  const ship = await vessel(db, { divisionId: 2 });
  const [port] = await db.select({ id: lookups.id }).from(lookups).where(eq(lookups.kind, "port")).limit(1);
  const requestFileId = await uploaded(db, (await person(db, "crewingstafftanker")).userId, "asessment", "stores.pdf");
  const [row] = await db
    .insert(chandlerRequests)
    .values({
      vesselId: ship.id,
      status: "Cancel",
      requestedOn: "2026-11-01",
      deliverOn: "2026-11-03",
      period: "2026-11-01",
      portId: port?.id ?? 0,
      headCount: 14,
      requestFileName: "stores.xlsx",
      requesterName: name,
      requesterEmail: "zebulon@example.com",
      shortNoticeReason: `${name} ran out of water`,
      cancelReason: `${name} found some`,
      requestFileId,
      createdBy: self.userId,
    })
    .returning();
  await db
    .update(files)
    .set({ subjectType: "chandler-request", subjectId: row?.id ?? 0 })
    .where(eq(files.id, requestFileId));
  await db
    .insert(chandlerLog)
    .values({ requestId: row?.id ?? 0, event: "created", toStatus: "Submitted", createdBy: self.userId });
}

/** They were asked by a link about an assignment, and what they answered was sealed. */
async function answered(
  db: Transaction,
  { crewId, vesselId, assignmentId }: Record<"crewId" | "vesselId" | "assignmentId", number>,
) {
  const of = { purpose: "employee-consent", vesselId, day: "2026-10-01", language: "id", crewId } as const;
  const [link] = await db
    .insert(approvalLinks)
    .values({ ...of, email: "zebulon@example.com", name })
    .returning();
  if (!link) throw new Error("link was not stored");
  await db.insert(approvalTokens).values({ tokenHash: randomUUID(), linkId: link.id });
  const expiresAt = new Date("2026-10-15T02:00:00Z");
  await db.insert(approvalItems).values({ linkId: link.id, assignmentId, version: 1, expiresAt });
  const by = { by: { how: "link", name, email: "zebulon@example.com" } };
  await appendEvent(db, { assignmentId, party: "employee", type: "decided", at: expiresAt, said: by });
  const said = { decided: by, shown: { terms: { name } } };
  await sealPack(db, { assignmentId, party: "employee", way: "link", answer: "Confirmed", said, now: expiresAt });
}

/** Preparation of an assignment: a check-up and a training with documents. */
async function prepared(
  db: Transaction,
  { crewId, vesselId, assignmentId }: Record<"crewId" | "vesselId" | "assignmentId", number>,
  staff: Author,
) {
  const [row] = await db.insert(preparations).values({ crewId, vesselId, assignmentId }).returning();
  const options = await db
    .select({ id: lookups.id, kind: lookups.kind })
    .from(lookups)
    .where(inArray(lookups.kind, ["mcu-package", "mcu-health-status-degree", "bjst-type"]));
  const optionOf = (kind: LookupKind) => options.find((option) => option.kind === kind)?.id ?? 0;
  if (!row) throw new Error("preparation was not stored");
  const done = { crewId, preparationId: row.id, result: "Passed", resultAt: new Date(), letterNumber: "17" } as const;
  const scan = (type: "mcu" | "bjst") => fileOf(db, staff, { subjectType: "crew", subjectId: crewId }, type);
  await db.insert(preparationMcus).values({
    ...done,
    scheduledOn: "2026-09-01",
    packageId: optionOf("mcu-package"),
    degreeId: optionOf("mcu-health-status-degree"),
    clinic: "Klinik Bahari",
    fileId: await scan("mcu"),
  });
  await db.insert(preparationBjsts).values({
    ...done,
    startDate: "2026-09-02",
    endDate: "2026-09-03",
    typeId: optionOf("bjst-type"),
    place: "Jakarta",
    fileId: await scan("bjst"),
  });
  await agreed(db, row, staff);
  await scheduledWith(db, { crewId, vesselId, assignmentId }, staff);
  await appraisedBy(db, { crewId, vesselId, assignmentId }, staff);
}

/** An approved report names them in everything that is written by hand, and they countersigned it. */
async function appraisedBy(
  db: Transaction,
  stay: Record<"crewId" | "vesselId" | "assignmentId", number>,
  staff: Author,
) {
  const [person] = await db.select({ positionId: crew.positionId }).from(crew).where(eq(crew.id, stay.crewId));
  const key = "00000000-0000-4000-8000-00000000a9e1";
  const [row] = await db
    .insert(appraisals)
    .values({
      ...stay,
      reportKey: key,
      lastKey: key,
      positionId: person?.positionId ?? 0,
      flag: "Upload",
      dateOfReport: "2026-11-19",
      periodFrom: "2026-08-01",
      periodTo: "2026-11-18",
      reason: "special request",
      reportingOfficer: "Hendra Wijaya",
      reportingOfficerRank: "Master",
      master: name,
      averageScore: 4,
      promote: false,
      promoteReason: `${name} is not ready`,
      generalComments: `${name} works well`,
      suitableForTradeReason: `${name} knows it`,
      reemployInRankReason: `${name} does well`,
      toBeReemployedReason: `${name} came in time`,
      recommendationReason: `${name} should go on`,
      revisionReason: `Say more of ${name}`,
      documentName: `${name}.pdf`,
      seafarerComment: `${name} agrees`,
      reviewStatus: "Approved",
      reviewedAt: new Date(),
      countersignedAt: new Date(),
      fileId: await fileOf(db, staff, { subjectType: "crew", subjectId: stay.crewId }, "Appraisal"),
    })
    .returning();
  const appraisalId = row?.id ?? 0;
  const line = { appraisalId, kind: "mandatory", sequenceNo: 1, label: "Safety", question: "Works safely" } as const;
  await db.insert(appraisalLines).values({ ...line, score: 4, comment: `${name} wears a helmet` });
  await db
    .insert(appraisalTrainings)
    .values({ appraisalId, position: 0, no: "1", name: "BST", reason: `${name} asked for it` });
  await db.insert(appraisalEvents).values({
    appraisalId,
    event: "sent-back",
    toStatus: "WaitingForRevision",
    revisionNumber: 1,
    reason: `Say more of ${name}`,
  });
}

/** They have a schedule with amounts, a ticket, words in its log and a time the head proposed. */
async function scheduledWith(
  db: Transaction,
  plan: Record<"crewId" | "vesselId" | "assignmentId", number>,
  staff: Author,
) {
  const days = { onBoardDate: "2026-12-01", offBoardDate: "2027-06-01" };
  const [row] = await db
    .insert(schedules)
    .values({ ...plan, ...days })
    .returning();
  if (!row) throw new Error("schedule was not stored");
  const scheduleId = row.id;
  const [part] = await db.insert(scheduleAccommodations).values({ scheduleId, usage: "OnBoard", grade: 3 }).returning();
  await db
    .insert(scheduleAccommodationLines)
    .values({ accommodationId: part?.id ?? 0, line: "mealAllowance", multiplier: 2, base: 100_000 });
  await db.insert(scheduleDocuments).values({
    scheduleId,
    crewId: plan.crewId,
    kind: "accommodation",
    usage: "OnBoard",
    name: `Ticket of ${name}`,
    comment: `Seat 12 for ${name}`,
    price: 1_250_000,
    fileId: await fileOf(db, staff, { subjectType: "crew", subjectId: plan.crewId }, "personaldata"),
  });
  const changes = [
    { field: "scheduledOnBoardDate", from: "2026-11-30", to: "2026-12-01" },
    { field: "accommodationDocuments", from: null, to: `Ticket of ${name}` },
  ];
  await db
    .insert(scheduleLog)
    .values({ scheduleId, event: "changed", toStatusId: 1, changes, reason: `${name} asked` });
  await db
    .insert(scheduleTimeProposals)
    .values({ scheduleId, moment: "check-in", proposedAt: new Date(), note: `${name} came by boat` });
}

type Prepared = typeof preparations.$inferSelect;

/** The agreement of a preparation, with its files, the code on it and the link by which they read it. */
async function agreed(db: Transaction, { id: preparationId, crewId, vesselId }: Prepared, staff: Author) {
  const [position] = await db.select({ id: positions.id }).from(positions).limit(1);
  const [area] = await db.select({ id: operationAreas.id }).from(operationAreas).limit(1);
  const [option] = await db.select({ id: lookups.id }).from(lookups).limit(1);
  const scan = () => fileOf(db, staff, { subjectType: "crew", subjectId: crewId }, "pkl");
  const [row] = await db
    .insert(preparationPkls)
    .values({
      preparationId,
      crewId,
      vesselId,
      divisionId: 1,
      documentNumber: `PKL/${preparationId}`,
      documentName: name,
      docReleasedDate: "2026-09-05",
      startDate: "2026-10-01",
      endDate: "2027-04-01",
      province: "JK",
      sealingOfficerId: option?.id ?? 0,
      sealingOfficerName: "Officer",
      shippingArea: "NCV",
      vesselName: "MT One",
      firstPartyId: option?.id ?? 0,
      firstPartyName: "Party",
      firstPartyPosition: "Manager",
      firstPartyOffice: "JAKARTA",
      crewName: name,
      dateOfBirth: "1990-04-17",
      age: 36,
      seamanBookNo: "E 1",
      currentPositionId: position?.id ?? 0,
      nextPositionId: position?.id ?? 0,
      employeeNo: "1",
      ptkpId: option?.id ?? 0,
      principalName: "PT One",
      shippingAreaId: option?.id ?? 0,
      operationAreaId: area?.id ?? 0,
      payrollCategoryId: 1,
      basicSalary: 1,
      leavePay: 0,
      totalWages: 1,
      fileId: await scan(),
      sha256: "a",
      signedFileId: await scan(),
      signedSha256: "b",
      signedAt: new Date(),
      reviewAnswer: "question",
      reviewedAt: new Date(),
      reviewQuestion: `${name} asks`,
    })
    .returning();
  const pklId = row?.id ?? 0;
  const expiresAt = new Date("2026-12-01");
  await db.insert(pklReviewLinks).values({ tokenHash: randomUUID(), pklId, email: "zebulon@example.com", expiresAt });
  await db.insert(documentChecks).values({ codeHash: randomUUID(), code: randomUUID(), kind: "pkl", crewId, pklId });
}

/** Medical, register, requests, plans and what was foreseen. */
async function judged(db: Transaction, crewId: number, staff: Author) {
  const createdBy = staff.userId;
  const evidence = await fileOf(db, staff, { subjectType: "crew", subjectId: crewId }, "blacklist");
  await db.insert(medicalCertificates).values({
    crewId,
    status: "FIT",
    restriction: `${name} wears glasses`,
    examinationDate: "2026-01-01",
    validUntil: "2028-01-01",
    fileId: await fileOf(db, staff, { subjectType: "crew", subjectId: crewId }, "medical"),
  });
  const entry = await registered(db, crewId, createdBy, {
    description: `${name} was late`,
    evidenceFileId: evidence,
    endDate: "2026-11-01",
  });
  await db
    .insert(suitabilityRemovals)
    .values({ entryId: entry.id, documentFileId: evidence, reason: `${name} grew up`, createdBy });
  const [request] = await db
    .insert(crewChangeRequests)
    .values({ crewId, section: "contact", change: JSON.stringify({ address: `Jl. ${name}` }), createdBy })
    .returning();
  await fileOf(db, staff, { subjectType: "crew-request", subjectId: request?.id ?? 0 }, "refused");
  const other = await seafarer(db, { fullName: "Somebody Else" });
  await db.insert(crewConflicts).values({
    crewId: Math.min(crewId, other.id),
    otherCrewId: Math.max(crewId, other.id),
    reason: `${name} fought`,
    createdBy,
  });
  const ship = await vessel(db);
  const tour = await assigned(db, await seatOn(db, ship), crewId, {
    slot: "cancelled",
    cancelReason: `${name} was ill`,
    overlapReason: `${name} hands over`,
    rejectionReason: `${name} is unknown there`,
  });
  await db
    .insert(assignmentEvents)
    .values({ assignmentId: tour.id, event: "cancelled", reason: `${name} was ill`, createdBy });
  await db.insert(extensions).values({
    assignmentId: tour.id,
    vesselId: ship.id,
    crewId,
    originalDate: "2026-06-01",
    newDate: "2026-07-01",
    reason: `${name} has no relief`,
    requestedAs: "office",
    requestedBy: createdBy,
    consent: "Confirmed",
    consentWay: "telephone",
    consentName: name,
    consentAt: new Date(),
    consentNote: `${name} agrees`,
    status: "Rejected",
    decidedAt: new Date(),
    rejectReason: `${name} is tired`,
  });
  await fileOf(db, staff, { subjectType: "assignment", subjectId: tour.id }, "evidence");
  await answered(db, { crewId, vesselId: ship.id, assignmentId: tour.id });
  await prepared(db, { crewId, vesselId: ship.id, assignmentId: tour.id }, staff);
  await paidTo(db, crewId, ship.id);
  await billedFor(db, crewId, ship.id);
  await payLogged(db, crewId, name);
  await db.insert(complianceForecasts).values({
    crewId,
    assignmentId: tour.id,
    divisionId: 1,
    vesselId: ship.id,
    code: "paper-expired",
    level: "warn",
    messageKey: "compliance.expired",
    values: { name },
    computedAt: new Date(),
  });
}

/** What was paid for their vessel into their account. */
async function paidTo(db: Transaction, crewId: number, vesselId: number) {
  const month = { divisionId: 1, month: "2026-02-01", closedAt: new Date() };
  const [closed] = await db.insert(ujbmMonths).values(month).returning();
  const rates = { kind: "ujbm", effectiveFrom: "2026-01-01", source: "Test", checksum: "x" } as const;
  const [version] = await db.insert(rateVersions).values(rates).returning();
  await db.insert(ujbmRows).values({
    monthId: closed?.id ?? 0,
    vesselId,
    vesselName: "MV",
    rateVersionId: version?.id ?? 0,
    rate: 65_000,
    crew: 1,
    days: 28,
    correction: 0,
    carriedIn: 0,
    specialDays: 0,
    total: 65_000 * 28,
    headId: crewId,
    bankName: account.bankName,
    accountNumber: account.accountNumber,
    accountName: name,
    phone: `Phone of ${name}`,
  });
  const createdBy = requirePresent((await db.select({ id: users.id }).from(users).limit(1))[0], "an account").id;
  await db.insert(ujbmPayees).values({
    vesselId,
    reason: `${name} asked`,
    createdBy,
    endedAt: new Date(),
    endReason: "withdrawn",
    bankName: account.bankName,
    accountNumber: account.accountNumber,
    accountName: name,
  });
  const extra = { vesselId, kind: "surveyor", persons: 1, fromDay: "2026-02-01", toDay: "2026-02-02" } as const;
  await db.insert(ujbmExtraPersons).values({ ...extra, paidBy: "company", note: `Brother of ${name}`, createdBy });
  await paidFor(db, { crewId, vesselId, name, ...account, accountName: name });
  await lockedApart(db, crewId);
}

/** A month that was locked without them, and the lock of their own that followed. */
async function lockedApart(db: Transaction, crewId: number) {
  const [otherUser] = await db.select({ id: users.id }).from(users).limit(1);
  const lock = {
    divisionId: 1,
    month: "2025-12-01",
    workOrders: 1,
    takeHome: 1,
    hash: "x",
    lockedAt: new Date(),
    lockedBy: requirePresent(otherUser, "an account").id,
  };
  const [period] = await db
    .insert(payrollPeriods)
    .values({ ...lock, people: 0, unlockedAt: new Date(), unlockedBy: lock.lockedBy, unlockReason: "A test" })
    .returning();
  const { id: periodId } = requirePresent(period, "a period");
  await db.insert(payrollLeftOut).values({ periodId, crewId, reason: `${name} has no agreement` });
  const asked = {
    unlockAskedAt: new Date(),
    unlockAskedBy: lock.lockedBy,
    unlockAskedReason: `${name} asked by letter`,
  };
  const ended = { ...asked, unlockedAt: new Date(), unlockedBy: lock.lockedBy, unlockReason: `${name} asked` };
  const locks = await db
    .insert(payrollSlipLocks)
    .values([
      { ...lock, crewId },
      { ...lock, crewId, ...ended },
    ])
    .returning();
  const [unlocked] = locks.filter(({ unlockReason }) => unlockReason !== null);
  const { id: lockId, lockedBy: madeBy } = requirePresent(unlocked, "an unlocked slip");
  const run = { divisionId: 1, month: lock.month, lockId, bankSet: "bca", debitAccount: "1234567890" } as const;
  const [made] = await db
    .insert(paymentRuns)
    .values({ ...run, number: `PAY/M/2025/${crewId}`, valueOn: "2026-01-05", madeAt: new Date(), madeBy })
    .returning();
  await db
    .update(paymentRuns)
    .set({ state: "dropped", droppedAt: new Date(), droppedBy: madeBy, reason: `${name} asked` })
    .where(eq(paymentRuns.id, requirePresent(made, "a run").id));
}

/** What a principal was billed for their check-up. */
async function billedFor(db: Transaction, crewId: number, vesselId: number) {
  const month = { divisionId: 1, month: "2026-02-01", lockedAt: new Date() };
  const [period] = await db.insert(billingPeriods).values(month).returning();
  const [billed] = await db
    .insert(billingRows)
    .values({
      periodId: period?.id ?? 0,
      kind: "mcu-planning",
      sourceId: crewId,
      sourceDay: "2026-02-03",
      vesselId,
      crewId,
      vesselName: "MV",
      personName: name,
      status: "Passed",
      clinic: "Klinik",
      packageName: "Basic",
      expense: `Ticket of ${name}`,
      notes: `Notes on ${name}`,
      amount: 1_000_000,
      feeOption: "no-fee",
      fee: 0,
      billsAfterFee: 1_000_000,
      vatBase: "feeOnly",
      vatPercent: 11,
      vat: 0,
      totalBills: 1_000_000,
    })
    .returning();
  const { id: principalId } = await principal(db);
  const ofMonth = { divisionId: 1, month: "2026-02-01", principalId, principalName: "PT", sequence: 99 };
  const [invoice] = await db
    .insert(billingInvoices)
    .values({ ...ofMonth, number: "INV/M/2026/02/0099" })
    .returning();
  const note = { divisionId: 1, invoiceId: invoice?.id ?? 0, kind: "credit" } as const;
  const [credit] = await db.insert(billingNotes).values(note).returning();
  const figures = { amount: -1_000, fee: 0, billsAfterFee: -1_000, vat: 0, totalBills: -1_000 };
  const reason = `${name} was examined once only`;
  await db.insert(billingNoteRows).values({ noteId: credit?.id ?? 0, rowId: billed?.id ?? 0, reason, ...figures });
}

/** Personal documents, a contract, and audit entries about them. */
async function kept(db: Transaction, crewId: number, staff: Author) {
  const createdBy = staff.userId;
  const scan = () => fileOf(db, staff, { subjectType: "crew", subjectId: crewId });
  await db.insert(crewEducations).values({ crewId, ...school });
  await db.insert(crewTrainings).values({ crewId, ...training });
  await db.insert(crewCertificates).values({ crewId, ...paper, fileId: await scan() });
  await db.insert(crewTravelDocuments).values({ crewId, ...passport, kind: "passport", fileId: await scan() });
  await db.insert(crewSeaServices).values({ crewId, ...service, note: `${name} was Bosun` });
  await db.insert(crewBankAccounts).values({ crewId, ...account });
  await db.insert(crewDocuments).values([
    { crewId, type: "ktp", label: `KTP of ${name}`, fileId: await scan() },
    {
      crewId,
      type: "contract",
      label: `Contract of ${name}`,
      fileId: await scan(),
      verifiedAt: new Date(),
      verifiedBy: createdBy,
      verificationMethod: "online",
      verificationNote: `${name} showed it`,
    },
  ]);
  await db.insert(crewStatusChanges).values({
    crewId,
    event: "resigned",
    toStatus: "resigned",
    effectiveOn: "2026-01-15",
    reason: `${name} moves to Tegal`,
  });
  await db.insert(dataRequests).values({
    crewId,
    kind: "export",
    reason: `Letter of ${name}`,
    refusedReason: `${name} has open pay`,
    createdBy,
    decidedAt: new Date(),
  });
  await db.insert(sensitiveReads).values({ crewId, userId: createdBy, fieldClass: "identity", operation: "crew.get" });
  await db.insert(auditEntries).values({
    operation: "crew.update",
    actorKind: "user",
    actorId: String(createdBy),
    divisionId: 1,
    subject: String(crewId),
    after: { note: `${name} asked` },
    reason: `${name} asked`,
    channel: "api",
    requestId: randomUUID(),
  });
}

/** Open items outside the records. */
async function waiting(db: Transaction, crewId: number) {
  await db
    .insert(idempotencyKeys)
    .values({ key: randomUUID(), answer: JSON.stringify({ answer: { fullName: name } }) });
  await addJob(db, "forecast-compliance", { crewId }, { key: `of-${crewId}` });
}

/** A hired applicant who resigned, with a row in every table that can refer to a person. */
export async function wholeRecord(db: Transaction) {
  const staff = await person(db, "crewingadminmarine");
  const { applicantId, draftFile, otherFile } = await application(db, staff);
  const one = await seafarer(db, {
    fullName: name,
    email: "zebulon.now@example.com",
    formerEmail: "zebulon.before@example.com",
    applicantId,
    status: "resigned",
    resignedOn: "2026-01-15",
    resignationReason: `${name} moves`,
  });
  const self = await person(db, "crewmarine", "crew", { crewId: one.id });
  await db.update(users).set({ firstName: "Zebulon", lastName: "Quagmire" }).where(eq(users.id, self.userId));
  const again = await applicantAt(db, "result", undefined, { fullName: name, email: "zebulon@example.com" });
  await db.insert(assessments).values({
    applicantId: again.id,
    type: "result",
    status: "Completed",
    divisionId: 1,
    details: { crewId: one.id, employeeNumber: one.employeeNumber, note: `${name} came back` },
  });
  await kept(db, one.id, staff);
  await judged(db, one.id, staff);
  await signedIn(db, self);
  await waiting(db, one.id);
  return { one, self, staff, applicantId, draftFile, otherFile, middleAddress };
}
