import type { ListRights } from "@/components/features/scheduling/lists/next-verb";
import { can, grantedTo, type UserActor } from "@/lib/access/actor";

/** What of schedules somebody may do themselves; a head proposes times on the details instead of signing on and off. product 5.11 */
export const scheduleRights = (user: UserActor): ListRights => ({
  plan: can(user, "scheduling:write"),
  documents: can(user, "scheduling:accommodation"),
  boards: can(user, "scheduling:check-in-out") && grantedTo(user, "scheduling:check-in-out") !== "Q",
});
