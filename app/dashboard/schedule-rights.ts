import type { ListRights } from "@/components/features/scheduling/lists/next-action";
import { can, grantOfActor, type UserActor } from "@/lib/access/actor";

/** Return what the user may do with schedules. A head proposes times instead of signing on and off. product 5.11 */
export const scheduleRights = (user: UserActor): ListRights => ({
  plan: can(user, "scheduling:write"),
  documents: can(user, "scheduling:accommodation"),
  checkInAndOut: can(user, "scheduling:check-in-out") && grantOfActor(user, "scheduling:check-in-out") !== "Q",
});
