import type { DivisionId } from "@/db/enums/divisions";
import type { users } from "@/db/schema/users";
import type { UserActor } from "./actor";

type User = typeof users.$inferSelect;

/** The person as they are now. A superadmin acts in the division chosen in the switch. */
export function actorOfUser(user: User, sessionId: string | null, division?: number): UserActor {
  const chosen = user.role === "superadmin" && (division === 1 || division === 2) ? division : user.divisionId;
  return {
    kind: "user",
    userId: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    role: user.role,
    subRole: user.subRole,
    divisionId: chosen as DivisionId,
    accessList: user.accessList,
    sessionId,
  };
}
