import { and, eq, isNull } from "drizzle-orm";
import { database } from "@/db/client";
import type { DivisionId } from "@/db/enums/divisions";
import type { Role, SubRole } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { grantOf, type Permission } from "./permissions";

export type UserActor = {
  kind: "user";
  userId: number;
  email: string;
  name: string;
  role: Role;
  subRole: SubRole | null;
  divisionId: DivisionId;
};
/** An anonymous person who solved a captcha; sameNetwork is false when the gate token came from elsewhere. */
export type VisitorActor = { kind: "visitor"; visitorId: string; gateTokenId: string; sameNetwork: boolean };
export type Actor = UserActor | VisitorActor | { kind: "scheduler" } | { kind: "stranger" };

export const stranger: Actor = { kind: "stranger" };

/** May this actor ever do this? Which rows it covers is the noun's visibleTo(actor). */
export function can(actor: Actor, permission: Permission): boolean {
  if (actor.kind === "scheduler") return true;
  return actor.kind === "user" && grantOf(actor.role, actor.subRole, permission) !== "-";
}

export function actorId(actor: Actor): string | null {
  if (actor.kind === "user") return String(actor.userId);
  return actor.kind === "visitor" ? actor.visitorId : null;
}

/** The signed-in person as they are now: one primary-key query; null once deactivated or signed out everywhere. */
export async function loadUserActor(userId: number, sessionVersion: number, division?: number): Promise<UserActor | null> {
  const [user] = await database()
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.sessionVersion, sessionVersion), isNull(users.deactivatedAt)));
  if (!user) return null;
  const chosen = user.role === "superadmin" && (division === 1 || division === 2) ? division : user.divisionId;
  return {
    kind: "user",
    userId: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    role: user.role,
    subRole: user.subRole,
    divisionId: chosen as DivisionId,
  };
}
