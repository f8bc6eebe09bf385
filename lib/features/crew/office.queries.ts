import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { divisions } from "@/db/schema/positions";
import { users } from "@/db/schema/users";
import { companySetting } from "@/lib/platform/mail/company";
import { rolesOf } from "@/lib/access/roles";

const few = 3;
const crewing = rolesOf("admins", "planning");

/**
 * Return the contacts a seafarer can call: the company's number and address where set, and the division's active
 * crewing staff.
 */
export async function officeContacts(db: Executor, divisionId: number) {
  const works = and(eq(users.divisionId, divisions.id), inArray(users.role, crewing), isNull(users.deactivatedAt));
  const found = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      division: divisions.name,
    })
    .from(divisions)
    .leftJoin(users, works)
    .where(eq(divisions.id, divisionId))
    .orderBy(asc(users.role), asc(users.id))
    .limit(few);
  const division = found[0]?.division;
  return {
    phone: companySetting("COMPANY_PHONE", division),
    email: companySetting("COMPANY_EMAIL", division),
    people: found.flatMap(({ firstName, lastName, email, role }) =>
      email && role ? [{ name: [firstName, lastName].filter(Boolean).join(" "), email, role }] : [],
    ),
  };
}
