import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { DivisionId } from "@/db/enums/divisions";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import type { UserActor } from "./actor";
import { isAmong } from "./roles";

type User = typeof users.$inferSelect;

/** What a query for an actor selects: the account and, for a seafarer's, the vessel they are on board of. Crew is joined on behindAccount. */
export const actorColumns = { user: users, aboard: crew.vesselId };
export const behindAccount = eq(crew.id, users.crewId);

type Found = { user: User; aboard: number | null };

/** The person as they are now. A superadmin acts in the division chosen in the switch; a head answers for the vessel they are on. */
export function actorOfUser({ user, aboard }: Found, sessionId: string | null, division?: number): UserActor {
  const chosen = isAmong(user, "superadmins") && (division === 1 || division === 2) ? division : user.divisionId;
  return {
    kind: "user",
    userId: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    role: user.role,
    subRole: user.subRole,
    divisionId: chosen as DivisionId,
    accessList: user.accessList,
    crewId: user.crewId,
    vesselId: aboard ?? user.vesselId,
    principalId: user.principalId,
    sessionId,
  };
}

/** Somebody as they are now, for what is done in their name while they are away; nothing once the account is gone or deactivated. */
export async function actorOfId(db: Executor, userId: number, division: number): Promise<UserActor | null> {
  const [found] = await db.select(actorColumns).from(users).leftJoin(crew, behindAccount).where(eq(users.id, userId));
  return found && found.user.deactivatedAt === null ? actorOfUser(found, null, division) : null;
}
