import { and, eq, or } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { grantOf, permissions } from "@/lib/access/permissions";
import { tagOf } from "@/lib/access/tags";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { onWire, visibleTo } from "./queries";
import { mayDeactivateSelf } from "./rules";
import { profile, userIdInput } from "./schema";

/** One's own profile, or that of an account one manages, with the menu tags it may open. @throws not-found */
export const getProfile = read({
  name: "users.get-profile",
  access: "signed-in",
  input: userIdInput.partial(),
  output: profile,
  async run({ db, actor }, { userId }) {
    const own = actor.kind === "user" ? actor.userId : -1;
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId ?? own), or(eq(users.id, own), visibleTo(actor) ?? eq(users.id, userId ?? own))));
    if (!row) throw notFound("users.notFound");
    const ceiling = permissions.filter((permission) => grantOf(row.role, row.subRole, permission) !== "-").flatMap((permission) => tagOf(permission) ?? []);
    const allowed = [...new Set<string>(ceiling)].filter((tag) => !row.accessList || row.accessList.includes(tag));
    return {
      ...onWire(row),
      userAccessList: ["dashboard", "profile", ...allowed],
      accessIsDefault: row.accessList === null,
      hasPassword: row.passwordHash !== null,
      mayDeactivateSelf: mayDeactivateSelf(row.role),
    };
  },
});
