import { and, eq, inArray, isNull, ne, notInArray, or, sql, type AnyColumn } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { principalContacts, principals } from "@/db/schema/vessels";
import { mailSenderAddress } from "@/lib/platform/mail/sender-address";
import { bareAddress, domainOf, type AddressFacts } from "./address.rules";
import { isAmong, rolesOf } from "@/lib/access/roles";

const bare = (email: AnyColumn) => sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;
const domain = (email: AnyColumn) => sql`split_part(lower(${email}), '@', 2)`;
const principalRoles = rolesOf("principals");
const seafarerRoles = rolesOf("crew-members");

type AddressQuery = { principalId: number; email: string; crewIds?: readonly number[] };

/** Whether another principal or the office uses the address's domain, as company, contact, account or mail sender. */
async function isSharedDomain(db: Executor, { principalId, email }: AddressQuery): Promise<boolean> {
  const own = domainOf(email);
  if (domainOf(mailSenderAddress().email.toLowerCase()) === own) return true;
  const [domainUse] = await db.execute<{ shared: boolean }>(sql`select (
    exists (select from ${principals} where ${and(ne(principals.id, principalId), eq(domain(principals.email), own))})
    or exists (select from ${principalContacts} where ${and(ne(principalContacts.principalId, principalId), eq(domain(principalContacts.email), own))})
    or exists (select from ${users} where ${and(
      sql`${users.principalId} is distinct from ${principalId}`,
      notInArray(users.role, seafarerRoles),
      eq(domain(users.email), own),
    )})
  ) as shared`);
  return domainUse?.shared === true;
}

/** Collect the facts that decide whether an address may answer for a principal about these seafarers. */
export async function addressFactsOf(db: Executor, query: AddressQuery): Promise<AddressFacts> {
  const { principalId, crewIds = [] } = query;
  const email = bareAddress(query.email);
  const accounts = await db
    .select({ role: users.role, principalId: users.principalId, deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(eq(bare(users.email), email));
  const contacts = await db
    .select({
      email: principalContacts.email,
      mayAnswer: principalContacts.mayAnswer,
      of: principalContacts.principalId,
    })
    .from(principalContacts)
    .where(or(eq(principalContacts.principalId, principalId), eq(bare(principalContacts.email), email)));
  const colleagues = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.principalId, principalId), inArray(users.role, principalRoles), isNull(users.deactivatedAt)));
  const companies = await db
    .select({ id: principals.id, email: principals.email })
    .from(principals)
    .where(or(eq(principals.id, principalId), eq(bare(principals.email), email)));
  const seafarers =
    crewIds.length > 0 ? await db.$count(crew, and(inArray(crew.id, [...crewIds]), eq(bare(crew.email), email))) : 0;
  const own = contacts.filter(({ of }) => of === principalId);
  const company = companies.find(({ id }) => id === principalId)?.email?.toLowerCase();
  return {
    accounts: accounts.map(({ role, principalId: of, deactivatedAt }) => ({
      isOfPrincipal: of === principalId && isAmong({ role, subRole: null }, "principals"),
      isActive: deactivatedAt === null,
    })),
    contact: own.find((one) => bareAddress(one.email) === email) ?? null,
    belongsToOtherPrincipal:
      contacts.some(({ of }) => of !== principalId) ||
      companies.some(({ id, email: of }) => id !== principalId && of !== null),
    isSeafarer: seafarers > 0,
    knownAddresses: [...colleagues, ...own].map((one) => one.email.toLowerCase()).concat(company ?? []),
    isDomainShared: await isSharedDomain(db, query),
  };
}
