import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { DivisionId } from "@/db/enums/divisions";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import type { UserActor } from "./actor";
import { isAmong } from "./roles";

type User = typeof users.$inferSelect;

/**
 * Columns a query for an actor selects: the account, and the vessel its seafarer is on board of. Join crew on
 * joinCrewOfAccount.
 */
export const actorColumns = { user: users, aboard: crew.vesselId };
export const joinCrewOfAccount = eq(crew.id, users.crewId);

type AccountRow = { user: User; aboard: number | null };

/**
 * Build the actor of an account. A superadmin acts in the chosen division; a head is responsible for the present
 * vessel.
 */
export function actorOfUser({ user, aboard }: AccountRow, sessionId: string | null, division?: number): UserActor {
  const activeDivision =
    isAmong(user, "superadmins") && (division === 1 || division === 2) ? division : user.divisionId;
  return {
    kind: "user",
    userId: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    role: user.role,
    subRole: user.subRole,
    divisionId: activeDivision as DivisionId,
    accessList: user.accessList,
    crewId: user.crewId,
    vesselId: aboard ?? user.vesselId,
    principalId: user.principalId,
    sessionId,
  };
}

/**
 * Load a user as actor for work in their name while they are offline. null once the account is deleted or deactivated.
 */
export async function actorOfId(db: Executor, userId: number, division: number): Promise<UserActor | null> {
  const [row] = await db.select(actorColumns).from(users).leftJoin(crew, joinCrewOfAccount).where(eq(users.id, userId));
  return row && row.user.deactivatedAt === null ? actorOfUser(row, null, division) : null;
}
