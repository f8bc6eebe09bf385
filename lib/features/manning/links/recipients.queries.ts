import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { users } from "@/db/schema/users";
import { principalContacts, principals } from "@/db/schema/vessels";
import type { Hearer } from "@/lib/access/colleagues";
import { rolesOf, vesselHead, type Group } from "@/lib/access/roles";
import { hearersOf } from "@/lib/features/crew/hearing.queries";
import { languageOf } from "@/lib/features/crew/person-mail.queries";
import type { PersonRow, Place } from "../seats.queries";
import type { Scope } from "../store.queries";
import type { Recipient } from "./issue.queries";

type ContactRow = typeof principalContacts.$inferSelect;
type About = { place: Pick<Place, "vessel">; person: PersonRow };
/** Replace absent contacts by their stand-ins and remove duplicate addresses. */
function withStandIns(people: readonly Recipient[], contacts: readonly ContactRow[], today: string): Recipient[] {
  const isAway = ({ awayUntil }: ContactRow) => awayUntil !== null && awayUntil >= today;
  const asked = people.map((person) => {
    const away = contacts.find((one) => one.email === person.email.toLowerCase() && isAway(one));
    const standIn = away && contacts.find(({ id, mayAnswer }) => id === away.standInId && mayAnswer);
    if (!standIn || isAway(standIn)) return person;
    const known = people.find(({ email }) => email.toLowerCase() === standIn.email);
    return known ?? { ...person, email: standIn.email, name: standIn.name, userId: null };
  });
  return asked.filter(({ email }, index) => asked.findIndex((one) => one.email === email) === index);
}

/**
 * Return a principal's recipients: accounts and contacts who may answer, with stand-ins, else the company's address. No
 * one is asked about a person whose processing is stopped. product 5.9
 */
export async function principalRecipients(db: Executor, about: About, today: string): Promise<Recipient[]> {
  const { place, person } = about;
  const { principalId, divisionId } = place.vessel;
  if (principalId === null || person.processingStoppedAt !== null) return [];
  const accounts = await hearersOf(db, divisionId, person, {
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
export async function seafarerRecipient(db: Executor, { person }: About): Promise<Recipient | null> {
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
export function officeOf(
  { db, actor }: Pick<Scope, "db" | "actor">,
  { place, person }: About,
  groups: readonly Group[],
): Promise<Hearer[]> {
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  return hearersOf(db, place.vessel.divisionId, person, {
    rights: ["manning:view"],
    classes: [],
    among: and(inArray(users.role, rolesOf(...groups)), others),
  });
}

/** Return the account of the vessel head. */
export async function headOf({ db, actor }: Pick<Scope, "db" | "actor">, { place, person }: About): Promise<Hearer[]> {
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  const heads = await hearersOf(db, place.vessel.divisionId, person, {
    rights: ["manning:view"],
    classes: [],
    among: and(eq(users.subRole, vesselHead), others),
  });
  return heads.filter(({ vesselId }) => vesselId === place.vessel.id);
}
