import { and, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { actorColumns, actorOfUser, joinCrewOfAccount } from "@/lib/access/actor-of-user";
import { visibleTo } from "../queries";

/**
 * Return the addresses (lower case) of accounts that are closed or cannot see the applicant. Addresses without an
 * account are not included. product 5.12, 5.16
 */
export async function addressesWithoutAccess(
  db: Executor,
  { id, divisionId }: { id: number; divisionId: number },
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const address = sql`lower(${users.email})`;
  const accounts = await db
    .select(actorColumns)
    .from(users)
    .leftJoin(crew, joinCrewOfAccount)
    .where(
      anyOf(
        address,
        addresses.map((email) => email.toLowerCase()),
      ),
    );
  const withoutAccess = new Set<string>();
  for (const account of accounts) {
    const actor = actorOfUser(account, null, divisionId);
    const isClosed = account.user.deactivatedAt !== null;
    if (isClosed || (await db.$count(applicants, and(eq(applicants.id, id), visibleTo(actor)))) === 0)
      withoutAccess.add(actor.email.toLowerCase());
  }
  return withoutAccess;
}
