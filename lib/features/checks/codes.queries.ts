import { randomBytes } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { database, type Executor, type Transaction } from "@/db/client";
import { digest } from "@/db/digest";
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

/** A code nobody guesses: 128 bits in 22 characters. */
export const newCode = () => randomBytes(16).toString("base64url");

/** Where a code is looked up: what the QR code says. */
export const checkAddress = (code: string) => siteUrl(`/check/${code}`);

/** Keeps what a printed code stands for: whoever has the paper may ask about it, and nobody else. */
export async function keepCode(
  db: Transaction,
  code: string,
  document: Document,
  { actor, now }: { actor: Actor; now: Date },
) {
  const row = { codeHash: digest(code), code, createdAt: now, createdBy: userIdOf(actor), ...document };
  await db.insert(documentChecks).values(row);
}

/** The code on an agreement, to print it again. */
export async function codeOfPkl(db: Executor, pklId: number): Promise<string> {
  const [row] = await db
    .select({ code: documentChecks.code })
    .from(documentChecks)
    .where(eq(documentChecks.pklId, pklId));
  if (!row) throw new Error("the agreement has no code");
  return row.code;
}

/** From now on the code says that the agreement no longer counts, and nothing else. */
export const revokeCodeOfPkl = (db: Transaction, pklId: number, { actor, now }: { actor: Actor; now: Date }) =>
  db
    .update(documentChecks)
    .set({ revokedAt: now, revokedBy: userIdOf(actor) })
    .where(eq(documentChecks.pklId, pklId));

const year = 365 * 24 * 3_600_000;

/** Every night: a CV is made for a day's decision, so after a year its code is forgotten; one of an agreement stays with it. */
export const forgetCodesOfCvs = (now = new Date()) =>
  database()
    .delete(documentChecks)
    .where(and(eq(documentChecks.kind, "cv"), lt(documentChecks.createdAt, new Date(now.getTime() - year))));
