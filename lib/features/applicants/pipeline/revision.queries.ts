import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { type applicants, registrationDrafts, revisionLinks } from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { byAppliedName } from "@/lib/features/crew/person-fields.rules";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { hashSecret } from "@/db/hash-secret";
import type { AssessmentRow } from "./rules";
import { revisionDays } from "./stage.rules";
import { bankAccountsOf, applicationListsOf } from "../queries";
import type { DraftContent } from "../schema";

type Scope = { db: Transaction; actor: Actor; now: Date };

const endLinks = ({ db, now }: Scope, applicantIds: number[]) =>
  db
    .update(revisionLinks)
    .set({ revokedAt: now })
    .where(
      and(
        anyOf(revisionLinks.applicantId, applicantIds),
        isNull(revisionLinks.usedAt),
        isNull(revisionLinks.revokedAt),
      ),
    );

type MovedRows = { applicant: { id: number }; newRows: AssessmentRow[] };

/** End the revision links of applicants that moved on or ended. */
export async function endRevisionLinks(scope: Scope, moved: MovedRows[]) {
  const advanced = moved.filter(({ newRows }) =>
    newRows.some(
      ({ type, status }) =>
        (type === "screening" && status !== "InProgress") || (type === "failed" && status === "Completed"),
    ),
  );
  if (advanced.length > 0)
    await endLinks(
      scope,
      advanced.map(({ applicant }) => applicant.id),
    );
}

/** Create a link for 14 days and end earlier ones. Only the token's hash is stored. */
export async function issueRevisionLink(scope: Scope, applicantId: number, reason: string) {
  const { db, actor, now } = scope;
  await endLinks(scope, [applicantId]);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = daysAfter(now, revisionDays);
  const createdBy = userIdOf(actor);
  await db
    .insert(revisionLinks)
    .values({ tokenHash: hashSecret(token), applicantId, reason, createdAt: now, createdBy, expiresAt });
  return { token, reason, expiresAt };
}

const isUsable = (now: Date) =>
  and(isNull(revisionLinks.usedAt), isNull(revisionLinks.revokedAt), gt(revisionLinks.expiresAt, now));

export async function findRevisionLink(db: Executor, token: string, now: Date) {
  const [link] = await db
    .select()
    .from(revisionLinks)
    .where(and(eq(revisionLinks.tokenHash, hashSecret(token)), isUsable(now)));
  return link;
}

/** Find the usable link behind a draft. */
export async function findRevision(db: Executor, id: number, now: Date) {
  const [link] = await db
    .select()
    .from(revisionLinks)
    .where(and(eq(revisionLinks.id, id), isUsable(now)));
  return link;
}

/** Return whether this visitor opened a usable link of the applicant. An ended link closes everything it opened. */
export async function isRevising(db: Executor, visitorId: string, applicantId: number, now: Date): Promise<boolean> {
  const link = await db
    .select({ id: revisionLinks.id })
    .from(registrationDrafts)
    .innerJoin(revisionLinks, and(eq(revisionLinks.id, registrationDrafts.revisionLinkId), isUsable(now)))
    .where(and(eq(registrationDrafts.visitorId, visitorId), eq(revisionLinks.applicantId, applicantId)));
  return link.length > 0;
}

const idFields = ["certificateId", "fileId"];
const asFormText = (key: string, value: unknown) =>
  idFields.includes(key) ? value : value === null ? "" : typeof value === "number" ? String(value) : value;

/** Convert list rows to form rows: empty text for null, numbers as text. */
const inOrder = <T extends { applicantId: number; sequence: number }>(rows: T[]) =>
  rows.map(({ applicantId: _applicantId, sequence: _sequence, ...row }) => ({
    ...row,
    ...Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asFormText(key, value)])),
  }));

async function filesOf(db: Executor, ids: (string | null)[]) {
  const fileIds = ids.filter((id) => id !== null);
  const storedFiles = fileIds.length
    ? await db
        .select({ fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size })
        .from(files)
        .where(anyOf(files.id, fileIds))
    : [];
  return (id: string | null) => storedFiles.find((file) => file.fileId === id) ?? null;
}

/** Return an applicant's registration as the wizard's four steps. */
export async function contentOfApplicant(
  db: Executor,
  applicant: typeof applicants.$inferSelect,
): Promise<DraftContent> {
  const { id } = applicant;
  const [children, [first, second]] = await Promise.all([applicationListsOf(db, id), bankAccountsOf(db, id)]);
  const { educations, travel, certificates, trainings, services } = children;
  const file = await filesOf(db, [
    applicant.photoFileId,
    applicant.ktpFileId,
    applicant.passportFileId,
    ...certificates.map(({ fileId }) => fileId),
    ...services.map(({ fileId }) => fileId),
  ]);
  const fileIn = (id: unknown) => file(typeof id === "string" ? id : null);
  const certificatesOf = (kind: "coc" | "cop") =>
    inOrder(
      certificates
        .filter((entry) => entry.kind === kind)
        .map(({ kind: _kind, requiredAt: _requiredAt, ...entry }) => ({ ...entry, noExpiry: entry.expired === null })),
    ).map(({ fileId, ...entry }) => ({ ...entry, attachment: file(fileId) }));
  return {
    personal: {
      ...byAppliedName(({ column, input }) => (input.kind === "file" ? fileIn(applicant[column]) : applicant[column])),
      educationHistory: inOrder(educations),
    },
    documents: { travelDocuments: inOrder(travel), coc: certificatesOf("coc"), cop: certificatesOf("cop") },
    training: {
      trainings: inOrder(trainings),
      seaServices: inOrder(services).map(({ fileId, ...entry }) => ({ ...entry, attachment: file(fileId) })),
    },
    bank: {
      bankName1: first?.bankName ?? "",
      accountNumber1: first?.accountNumber ?? "",
      accountName1: first?.accountName ?? "",
      bankName2: second?.bankName ?? "",
      accountNumber2: second?.accountNumber ?? "",
      accountName2: second?.accountName ?? "",
    },
  };
}
