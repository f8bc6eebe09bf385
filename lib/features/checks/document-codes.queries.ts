import { randomBytes } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { database, type Executor, type Transaction } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import type { checkedDocuments } from "@/db/enums/preparation";
import { documentChecks } from "@/db/schema/preparation";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Document = {
  kind: (typeof checkedDocuments)[number];
  crewId: number;
  pklId?: number;
  appraisalId?: number;
  sha256?: string;
};

/** Create a code that cannot be guessed: 128 bits in 22 characters. */
export const newDocumentCode = () => randomBytes(16).toString("base64url");

/** Return the address in the QR code, where a code is verified. */
export const documentCheckAddress = (code: string) => siteUrl(`/check/${code}`);

/** Store a printed code, so that a holder of the document can verify it. */
export async function storeDocumentCode(
  db: Transaction,
  code: string,
  document: Document,
  { actor, now }: { actor: Actor; now: Date },
) {
  const row = { codeHash: hashSecret(code), code, createdAt: now, createdBy: userIdOf(actor), ...document };
  await db.insert(documentChecks).values(row);
}

/** Load the code of an agreement, to print it again. */
export async function codeOfPkl(db: Executor, pklId: number): Promise<string> {
  const [row] = await db
    .select({ code: documentChecks.code })
    .from(documentChecks)
    .where(eq(documentChecks.pklId, pklId));
  if (!row) throw new Error("the agreement has no code");
  return row.code;
}

/** Revoke the code of an agreement. It then says only that the agreement is no longer valid. */
export const revokeCodeOfPkl = (db: Transaction, pklId: number, { actor, now }: { actor: Actor; now: Date }) =>
  db
    .update(documentChecks)
    .set({ revokedAt: now, revokedBy: userIdOf(actor) })
    .where(eq(documentChecks.pklId, pklId));

const yearInDays = 365 * 24 * 3_600_000;

/** Nightly: delete codes of CVs after a year, because a CV serves one decision. Codes of agreements remain. */
export const deleteOldCvCodes = (now = new Date()) =>
  database()
    .delete(documentChecks)
    .where(and(eq(documentChecks.kind, "cv"), lt(documentChecks.createdAt, new Date(now.getTime() - yearInDays))));
