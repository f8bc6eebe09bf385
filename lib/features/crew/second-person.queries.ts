import { and, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { roles } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { can, grantedTo, type Actor } from "@/lib/access/actor";
import { grantOf, type Permission } from "@/lib/access/permissions";
import { superadmin } from "@/lib/access/roles";
import { refused } from "@/lib/platform/errors";

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

/** parties: who wrote, asked for, changed or gains by it; refusal: the message of who has to leave it to a colleague. */
type Deciding = { divisionId: number; parties: readonly (number | null)[]; refusal: string };

/**
 * Enforces B of the policy: a party to something does not decide it while a colleague could. Who has the right without B, or is no party,
 * decides as ever. product 5.11, §0.3 @returns whether a party decides alone, for the audit entry @throws rule where a colleague could
 */
export async function decidesAlone(
  db: Executor,
  actor: Actor,
  right: Permission,
  { divisionId, parties, refusal }: Deciding,
): Promise<boolean> {
  if (actor.kind !== "user" || grantedTo(actor, right) !== "B" || !parties.includes(actor.userId)) return false;
  const except = parties.filter((party) => party !== null);
  if (await hasSecondPerson(db, right, { divisionId, except })) throw refused(refusal);
  return true;
}
