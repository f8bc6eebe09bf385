import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import type { AuditRecord, Caller } from "../operation";

/** Per kind of subject, the condition under which a user may still see the record a mail was about. */
export type NoticeSubjects = Record<string, (actor: UserActor) => SQL>;

type MailScope = Caller & { db: Transaction; audit(record: AuditRecord): void; unchanged(): void };

/** A mail that reports the status of a record: users with `right` send it. A repeated request sends it once. */
export type StatusMail = { type: string; right: Permission; ensure(scope: MailScope, id: number): Promise<number[]> };

/** The id of the record a mail was about. */
export const mailSubjectId = mails.subjectId;

export const existsIn = (from: SQL, where: SQL) => sql`exists (select 1 from ${from} where ${where})`;
