import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { roles } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { principals } from "@/db/schema/vessels";
import type { Hearer } from "@/lib/access/hearers";
import { roleColumn, type RoleColumn } from "@/lib/access/permissions";
import { hearersOf } from "@/lib/features/crew/hearing.queries";
import { languageOf } from "@/lib/features/crew/person-mail.queries";
import type { PersonRow, Place } from "../seats.queries";
import type { Scope } from "../store.queries";
import type { Recipient } from "./issue.queries";

type About = { place: Pick<Place, "vessel">; person: PersonRow };
const ofColumns = (...columns: RoleColumn[]) => roles.filter((role) => columns.includes(roleColumn(role, null)));

/** Accounts of the principal who may answer; where there are none, the address of the company. Nobody is asked about a person whose processing is stopped. */
export async function principalRecipients(db: Executor, { place, person }: About): Promise<Recipient[]> {
  const { principalId, divisionId } = place.vessel;
  if (principalId === null || person.processingStoppedAt !== null) return [];
  const accounts = await hearersOf(db, divisionId, person, {
    rights: ["approvals:decide-as-principal"],
    classes: ["professional"],
    among: and(inArray(users.role, ofColumns("PR")), eq(users.principalId, principalId)),
  });
  if (accounts.length > 0)
    return accounts.map(({ email, name, language, userId }) => ({
      email,
      name,
      language: language ?? "en",
      principalId,
      userId,
      crewId: null,
    }));
  const [company] = await db.select().from(principals).where(eq(principals.id, principalId));
  return company?.email
    ? [{ email: company.email, name: company.name, language: "en", principalId, userId: null, crewId: null }]
    : [];
}

/** The addresses a principal is known by. */
export async function knownAddresses(db: Executor, principalId: number): Promise<string[]> {
  const accounts = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.principalId, principalId), isNull(users.deactivatedAt)));
  const [company] = await db.select({ email: principals.email }).from(principals).where(eq(principals.id, principalId));
  return [...accounts.map(({ email }) => email), ...(company?.email ? [company.email] : [])];
}

/** The seafarer: at the account's address, else at the one on record; null where there is none. */
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

/** People of the office who see the vessel's plans, but for whoever acted. */
export function officeOf(
  { db, actor }: Pick<Scope, "db" | "actor">,
  { place, person }: About,
  columns: readonly RoleColumn[],
): Promise<Hearer[]> {
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  return hearersOf(db, place.vessel.divisionId, person, {
    rights: ["manning:view"],
    classes: [],
    among: and(inArray(users.role, ofColumns(...columns)), others),
  });
}

/** The head of the vessel, as an account. */
export async function headOf({ db, actor }: Pick<Scope, "db" | "actor">, { place, person }: About): Promise<Hearer[]> {
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  const heads = await hearersOf(db, place.vessel.divisionId, person, {
    rights: ["manning:view"],
    classes: [],
    among: and(eq(users.subRole, "head"), others),
  });
  return heads.filter(({ vesselId }) => vesselId === place.vessel.id);
}
