import { and, eq, or } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { actorColumns, behindAccount } from "@/lib/access/actor-of-user";
import { ceilingOf } from "@/lib/access/tags";
import { personOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { onWire, visibleTo } from "./queries";
import { mayDeactivateSelf } from "./rules";
import { profile, userIdInput } from "./schema";

/** One's own profile, or that of an account one manages, with the menu tags it may open and whom it stands for. Document 1 §3. @throws not-found */
export const getProfile = read({
  name: "users.get-profile",
  access: "signed-in",
  input: userIdInput.partial(),
  output: profile,
  async run({ db, actor }, { userId }) {
    const own = personOf(actor).userId;
    const [found] = await db
      .select(actorColumns)
      .from(users)
      .leftJoin(crew, behindAccount)
      .where(and(eq(users.id, userId ?? own), or(eq(users.id, own), visibleTo(actor))));
    if (!found) throw notFound("users.notFound");
    const { user: row, aboard } = found;
    const allowed = ceilingOf(row.role, row.subRole).filter((tag) => !row.accessList || row.accessList.includes(tag));
    return {
      ...onWire(row),
      vesselId: aboard ?? row.vesselId,
      workOrderId: null,
      userAccessList: ["dashboard", "profile", ...allowed],
      accessIsDefault: row.accessList === null,
      hasPassword: row.passwordHash !== null,
      mayDeactivateSelf: mayDeactivateSelf(row.role),
    };
  },
});
