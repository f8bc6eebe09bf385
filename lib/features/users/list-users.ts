import { and, asc, count, eq, like, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { principals } from "@/db/schema/vessels";
import { containing } from "@/lib/platform/list/page-of";
import { read } from "@/lib/platform/operation";
import { onWire, visibleTo } from "./queries";
import { isLinked } from "./rules";
import { listUsersInput, userPage } from "./schema";

const searchable = sql`lower(${users.firstName} || ' ' || coalesce(${users.lastName}, '') || ' ' || ${users.email})`;

const linked = { person: crew.fullName, number: crew.employeeNumber, principal: principals.name };

/** Accounts the actor manages, by role and keyword (search or filterList), with whom each stands for. Document 1 §7. */
export const listUsers = read({
  name: "users.list",
  access: "users:write",
  input: listUsersInput,
  output: userPage,
  async run({ db, actor }, { pageNumber, pageSize, filterList, search, role }) {
    const keyword = (search ?? "").trim().length >= 3 ? (search ?? "").trim().toLowerCase() : filterList;
    const where = and(
      visibleTo(actor),
      role ? eq(users.role, role) : undefined,
      keyword ? like(searchable, containing(keyword)) : undefined,
    );
    const [rows, totals] = await Promise.all([
      db
        .select({ user: users, ...linked })
        .from(users)
        .leftJoin(crew, eq(crew.id, users.crewId))
        .leftJoin(principals, eq(principals.id, users.principalId))
        .where(where)
        .orderBy(asc(users.firstName), asc(users.id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ total: count() }).from(users).where(where),
    ]);
    const listed = rows.map(({ user, person, number, principal }) => {
      const row = onWire(user);
      return { ...row, isTied: isLinked(row.role, row), tiedTo: person ? `${person} (${number})` : principal };
    });
    return { rows: listed, total: totals[0]?.total ?? 0, pageNumber, pageSize };
  },
});
