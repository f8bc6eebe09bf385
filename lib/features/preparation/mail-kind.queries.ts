import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import type { NotificationRecipient } from "@/lib/access/second-person";
import type { Permission } from "@/lib/access/permissions";
import { rolesOf, type Group } from "@/lib/access/roles";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { languageOf } from "@/lib/features/crew/recipients/person-mail.queries";
import type { Person } from "@/lib/features/crew/queries";
import type { Locale } from "@/lib/platform/i18n/locales";

export type Sender = { db: Transaction; actor: Actor; now: Date };
export type Recipient = { email: string; name: string; language: Locale };
/** The record and version a mail is about. */
type Subject = { type: string; id: number; version: number };

/** A preparation mail: its permission, its subject (null when there is none), and how it is sent. */
export type MailKind = {
  right: Permission;
  subjectOf(db: Executor, preparationId: number): Promise<Subject | null>;
  /** Send the mail. @returns the mail ids */
  send(sender: Sender, subject: Subject): Promise<number[]>;
  /** Requeues an unsent mail that waits for attachments. */
  requeue?(db: Transaction, mailId: number): Promise<void>;
};

/**
 * Return the seafarer with the account's address, else the one on record; null without an address or while not
 * processed.
 */
export async function seafarerOf(db: Executor, person: Person): Promise<Recipient | null> {
  if (person.processingStoppedAt !== null) return null;
  const [account] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.crewId, person.id), isNull(users.deactivatedAt)));
  const email = account?.email ?? person.email;
  return email ? { email, name: person.fullName, language: languageOf(account?.language, person.crewOrigin) } : null;
}

/** Return office users who see the division's preparations, except the actor. */
export async function officeRecipients(
  { db, actor }: { db: Executor; actor: Actor },
  person: Person,
  { divisionId, groups }: { divisionId: number; groups: readonly Group[] },
): Promise<Recipient[]> {
  const notActor = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  const recipients = await notificationRecipients(db, divisionId, person, {
    rights: ["preparation:view"],
    classes: [],
    among: and(inArray(users.role, rolesOf(...groups)), notActor),
  });
  return recipients.map(({ email, firstName, language }: NotificationRecipient) => ({
    email,
    name: firstName,
    language: language ?? "en",
  }));
}
