import { and, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { roles } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { can } from "@/lib/access/actor";
import { grantOf, type Permission } from "@/lib/access/permissions";
import { superadmin } from "@/lib/access/roles";

const mostAsked = 200;

/** Whether somebody else who is active could decide this in the division; where nobody could, the same person may. product §0.3 */
export async function hasSecondPerson(
  db: Executor,
  right: Permission,
  { divisionId, except }: { divisionId: number; except: number | readonly number[] },
): Promise<boolean> {
  const able = roles.filter((role) => ["Y", "B"].includes(grantOf(role, null, right)));
  const found = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      subRole: users.subRole,
      accessList: users.accessList,
    })
    .from(users)
    .where(
      and(
        inArray(users.role, able),
        isNull(users.deactivatedAt),
        notInArray(users.id, [except].flat()),
        or(eq(users.divisionId, divisionId), eq(users.role, superadmin)),
      ),
    )
    .limit(mostAsked);
  const inDivision = divisionId === 2 ? 2 : 1;
  return found.some(({ id, ...user }) =>
    can({ kind: "user", userId: id, name: "", divisionId: inDivision, ...user }, right),
  );
}
