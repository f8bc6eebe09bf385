import { and, eq, or, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { workOrders } from "@/db/schema/work-orders";
import { actorColumns, joinCrewOfAccount } from "@/lib/access/actor-of-user";
import { ceilingOf } from "@/lib/access/tags";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { toResponse, visibleTo } from "../queries";
import { mayDeactivateSelf } from "../rules";
import { profile, userIdInput } from "../schema";

/** Load the newest slip of the account's seafarer, once its month is locked. Document 3 §6 */
const newestSlip = sql<number | null>`(
  select ${workOrders.id} from ${workOrders}
  where ${workOrders.crewId} = ${users.crewId} and ${workOrders.state} = 'locked'
  order by ${workOrders.month} desc, ${workOrders.firstDay} desc, ${workOrders.id} desc limit 1
)`;

/**
 * Load the user's own profile, or that of an account they manage, with its menu tags and its linked record. Document 1
 * §3. @throws not-found
 */
export const getProfile = read({
  name: "users.get-profile",
  access: "signed-in",
  input: userIdInput.partial(),
  output: profile,
  async run({ db, actor }, { userId }) {
    const { userId: own, divisionId } = userActorOf(actor);
    const [account] = await db
      .select({ ...actorColumns, workOrderId: newestSlip })
      .from(users)
      .leftJoin(crew, joinCrewOfAccount)
      .where(and(eq(users.id, userId ?? own), or(eq(users.id, own), visibleTo(actor))));
    if (!account) throw notFound("users.notFound");
    const { user: row, aboard, workOrderId } = account;
    const allowed = ceilingOf(row.role, row.subRole).filter((tag) => !row.accessList || row.accessList.includes(tag));
    return {
      ...toResponse(row),
      // A superadmin works in the selected division.
      ...(row.id === own ? { divisionId } : {}),
      vesselId: aboard ?? row.vesselId,
      workOrderId,
      userAccessList: ["dashboard", "profile", ...allowed],
      accessIsDefault: row.accessList === null,
      hasPassword: row.passwordHash !== null,
      mayDeactivateSelf: mayDeactivateSelf(row.role),
    };
  },
});
