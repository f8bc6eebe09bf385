import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { users } from "@/db/schema/users";
import { principalContacts, principals } from "@/db/schema/vessels";
import type { NotificationRecipient } from "@/lib/access/second-person";
import { rolesOf, vesselHead, type Group } from "@/lib/access/roles";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { languageOf } from "@/lib/features/crew/recipients/person-mail.queries";
import type { PersonRow, SeatDetails } from "../seats.queries";
import type { Scope } from "../plans/store-outcome.queries";
import type { Recipient } from "./issue-link.queries";

type ContactRow = typeof principalContacts.$inferSelect;
type RecipientContext = { seatDetails: Pick<SeatDetails, "vessel">; person: PersonRow };
/** Replace absent contacts by their stand-ins and remove duplicate addresses. */
function withStandIns(people: readonly Recipient[], contacts: readonly ContactRow[], today: string): Recipient[] {
  const isAway = ({ awayUntil }: ContactRow) => awayUntil !== null && awayUntil >= today;
  const withReplacements = people.map((person) => {
    const awayContact = contacts.find((one) => one.email === person.email.toLowerCase() && isAway(one));
    const standIn = awayContact && contacts.find(({ id, mayAnswer }) => id === awayContact.standInId && mayAnswer);
    if (!standIn || isAway(standIn)) return person;
    const existing = people.find(({ email }) => email.toLowerCase() === standIn.email);
    return existing ?? { ...person, email: standIn.email, name: standIn.name, userId: null };
  });
  return withReplacements.filter(
    ({ email }, index) => withReplacements.findIndex((one) => one.email === email) === index,
  );
}

/**
 * Return a principal's recipients: accounts and contacts who may answer, with stand-ins, else the company's address. No
 * one is asked about a person whose processing is stopped. product 5.9
 */
export async function principalRecipients(
  db: Executor,
  recipientContext: RecipientContext,
  today: string,
): Promise<Recipient[]> {
  const { seatDetails, person } = recipientContext;
  const { principalId, divisionId } = seatDetails.vessel;
  if (principalId === null || person.processingStoppedAt !== null) return [];
  const accounts = await notificationRecipients(db, divisionId, person, {
    rights: ["approvals:decide-as-principal"],
    classes: ["professional"],
    among: and(inArray(users.role, rolesOf("principals")), eq(users.principalId, principalId)),
  });
  const contacts = await db.select().from(principalContacts).where(eq(principalContacts.principalId, principalId));
  const ofPrincipal = { principalId, crewId: null };
  const people: Recipient[] = [
    ...accounts.map(({ email, name, language, userId }) => ({
      ...ofPrincipal,
      email,
      name,
      language: language ?? ("en" as const),
      userId,
    })),
    ...contacts
      .filter(({ mayAnswer, email }) => mayAnswer && !accounts.some((one) => one.email.toLowerCase() === email))
      .map(({ email, name }) => ({ ...ofPrincipal, email, name, language: "en" as const, userId: null })),
  ];
  if (people.length > 0) return withStandIns(people, contacts, today);
  const [company] = await db.select().from(principals).where(eq(principals.id, principalId));
  return company?.email
    ? [{ ...ofPrincipal, email: company.email, name: company.name, language: "en", userId: null }]
    : [];
}

/** Return the seafarer's address: the account's, else the one on record; null without one. */
export async function seafarerRecipient(db: Executor, { person }: RecipientContext): Promise<Recipient | null> {
  if (person.processingStoppedAt !== null) return null;
  const [account] = await db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.crewId, person.id), isNull(users.deactivatedAt)));
  const email = account?.email ?? person.email;
  if (!email) return null;
  const language = languageOf(account?.language, person.crewOrigin);
  return { email, name: person.fullName, language, principalId: null, userId: account?.id ?? null, crewId: person.id };
}

/** Return office users who see the vessel's plans, without the actor. */
export function officeRecipientsOf(
  { db, actor }: Pick<Scope, "db" | "actor">,
  { seatDetails, person }: RecipientContext,
  groups: readonly Group[],
): Promise<NotificationRecipient[]> {
  const notTheActor = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  return notificationRecipients(db, seatDetails.vessel.divisionId, person, {
    rights: ["manning:view"],
    classes: [],
    among: and(inArray(users.role, rolesOf(...groups)), notTheActor),
  });
}

/** Return the account of the vessel head. */
export async function vesselHeadOf(
  { db, actor }: Pick<Scope, "db" | "actor">,
  { seatDetails, person }: RecipientContext,
): Promise<NotificationRecipient[]> {
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  const heads = await notificationRecipients(db, seatDetails.vessel.divisionId, person, {
    rights: ["manning:view"],
    classes: [],
    among: and(eq(users.subRole, vesselHead), others),
  });
  return heads.filter(({ vesselId }) => vesselId === seatDetails.vessel.id);
}
