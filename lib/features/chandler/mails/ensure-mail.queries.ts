import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ChandlerStatus } from "@/db/enums/chandler";
import { chandlerLog } from "@/db/schema/chandler";
import { mails } from "@/db/schema/mail";
import type { Actor } from "@/lib/access/actor";
import { resendMail } from "@/lib/platform/mail/outbox";
import type { AuditRecord } from "@/lib/platform/operation";
import { lockRequest } from "../lock-request.queries";
import { notifyStatus } from "../mail.queries";
import { chandlerMail } from "./schema";

type Scope = { db: Transaction; actor: Actor; audit(record: AuditRecord): void };

/** Return the state before the last change; null without one. */
async function stateBefore(db: Transaction, requestId: number): Promise<ChandlerStatus | null> {
  const [line] = await db
    .select({ from: chandlerLog.fromStatus })
    .from(chandlerLog)
    .where(and(eq(chandlerLog.requestId, requestId), inArray(chandlerLog.event, ["created", "moved"])))
    .orderBy(desc(chandlerLog.id))
    .limit(1);
  return line?.from ?? null;
}

const sentOf = (db: Transaction, requestId: number) =>
  db
    .select({ id: mails.id, sentAt: mails.sentAt, version: mails.subjectVersion })
    .from(mails)
    .where(and(eq(mails.type, chandlerMail), eq(mails.subjectType, "chandler-request"), eq(mails.subjectId, requestId)))
    .orderBy(desc(mails.subjectVersion), asc(mails.id));

/**
 * Ensure that mails about the current state are queued; repeated calls send once. @returns their ids @throws not-found
 */
export async function ensureStatusMail({ db, actor, audit }: Scope, id: number): Promise<number[]> {
  const locked = await lockRequest(db, actor, id, "chandler:status");
  const existing = await sentOf(db, id);
  const newest = existing.filter(({ version }) => version === existing[0]?.version);
  for (const mail of newest) if (mail.sentAt === null) await resendMail(db, mail.id);
  const mailIds =
    newest.length > 0
      ? newest.map((mail) => mail.id)
      : await notifyStatus({ db, actor }, locked, await stateBefore(db, id));
  audit({ subject: id, divisionId: locked.vessel.divisionId, after: { type: chandlerMail, mailIds } });
  return mailIds;
}
