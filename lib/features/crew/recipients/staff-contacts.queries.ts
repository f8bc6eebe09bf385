import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { divisions } from "@/db/schema/positions";
import { users } from "@/db/schema/users";
import { companySetting } from "@/lib/platform/mail/company";
import { rolesOf } from "@/lib/access/roles";

const maxContacts = 3;
const crewingRoles = rolesOf("admins", "planning");

/**
 * Return the contacts a seafarer can call: the company's number and address where set, and the division's active
 * crewing staff.
 */
export async function staffContacts(db: Executor, divisionId: number) {
  const works = and(eq(users.divisionId, divisions.id), inArray(users.role, crewingRoles), isNull(users.deactivatedAt));
  const rows = await db
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
    .limit(maxContacts);
  const division = rows[0]?.division;
  return {
    phone: companySetting("COMPANY_PHONE", division),
    email: companySetting("COMPANY_EMAIL", division),
    people: rows.flatMap(({ firstName, lastName, email, role }) =>
      email && role ? [{ name: [firstName, lastName].filter(Boolean).join(" "), email, role }] : [],
    ),
  };
}
