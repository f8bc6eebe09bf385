import { and, asc, count, eq, like, sql } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { containing } from "@/lib/platform/list/page-of";
import { read } from "@/lib/platform/operation";
import { onWire, visibleTo } from "./queries";
import { listUsersInput, userPage } from "./schema";

const searchable = sql`lower(${users.firstName} || ' ' || coalesce(${users.lastName}, '') || ' ' || ${users.email})`;

/** Accounts the actor manages, by role and keyword (search or filterList). Document 1 §7. */
export const listUsers = read({
  name: "users.list",
  access: "users:write",
  input: listUsersInput,
  output: userPage,
  async run({ db, actor }, { pageNumber, pageSize, filterList, search, role }) {
    const keyword = (search ?? "").trim().length >= 3 ? (search ?? "").trim().toLowerCase() : filterList;
    const where = and(visibleTo(actor), role ? eq(users.role, role) : undefined, keyword ? like(searchable, containing(keyword)) : undefined);
    const [rows, totals] = await Promise.all([
      db
        .select()
        .from(users)
        .where(where)
        .orderBy(asc(users.firstName), asc(users.id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ total: count() }).from(users).where(where),
    ]);
    return { rows: rows.map(onWire), total: totals[0]?.total ?? 0, pageNumber, pageSize };
  },
});
