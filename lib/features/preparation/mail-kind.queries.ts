import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import type { Hearer } from "@/lib/access/colleagues";
import type { Permission } from "@/lib/access/permissions";
import { rolesOf, type Group } from "@/lib/access/roles";
import { hearersOf } from "@/lib/features/crew/hearing.queries";
import { languageOf } from "@/lib/features/crew/person-mail.queries";
import type { Person } from "@/lib/features/crew/queries";
import type { Locale } from "@/lib/platform/i18n/locales";

export type Sender = { db: Transaction; actor: Actor; now: Date };
export type Recipient = { email: string; name: string; language: Locale };
/** The record a mail tells of, in the version it tells. */
type Subject = { type: string; id: number; version: number };

/** A mail of preparation: who may have it sent, what it tells of (null when there is nothing to tell), and how it is written. */
export type MailKind = {
  right: Permission;
  subjectOf(db: Executor, preparationId: number): Promise<Subject | null>;
  /** @returns the ids of the mails */
  send(sender: Sender, subject: Subject): Promise<number[]>;
  /** How one that is not sent yet is put on its way again, where it waits for what goes with it. */
  again?(db: Transaction, mailId: number): Promise<void>;
};

/** The seafarer: at the account's address, else at the one on record; null where there is none, or nothing may be done with the record. */
export async function seafarerOf(db: Executor, person: Person): Promise<Recipient | null> {
  if (person.processingStoppedAt !== null) return null;
  const [account] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.crewId, person.id), isNull(users.deactivatedAt)));
  const email = account?.email ?? person.email;
  return email ? { email, name: person.fullName, language: languageOf(account?.language, person.crewOrigin) } : null;
}

/** People of the office who see preparations of the division, but for whoever acted. */
export async function officeOf(
  { db, actor }: { db: Executor; actor: Actor },
  person: Person,
  { divisionId, groups }: { divisionId: number; groups: readonly Group[] },
): Promise<Recipient[]> {
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  const found = await hearersOf(db, divisionId, person, {
    rights: ["preparation:view"],
    classes: [],
    among: and(inArray(users.role, rolesOf(...groups)), others),
  });
  return found.map(({ email, firstName, language }: Hearer) => ({
    email,
    name: firstName,
    language: language ?? "en",
  }));
}
