import { and, asc, eq, like, sql, type SQL } from "drizzle-orm";
import { isAnyOf } from "@/db/any-of";
import { countMatches } from "@/db/count-matches";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { principals } from "@/db/schema/vessels";
import { containing } from "@/db/search-text";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { toResponse, visibleTo } from "../queries";
import { isLinked } from "../rules";
import { listUsersInput, userPage } from "../schema";

const searchable = sql`public.search_text(${users.firstName} || ' ' || coalesce(${users.lastName}, '') || ' ' || ${users.email})`;

const linked = { person: crew.fullName, number: crew.employeeNumber, principal: principals.name };

/** Load accounts with their linked record, by first name. */
const selectUsers = (db: Executor, where: SQL | undefined) =>
  db
    .select({ user: users, ...linked })
    .from(users)
    .leftJoin(crew, eq(crew.id, users.crewId))
    .leftJoin(principals, eq(principals.id, users.principalId))
    .where(where)
    .orderBy(asc(users.firstName), asc(users.id));

function toResponseWithLink({ user, person, number, principal }: Awaited<ReturnType<typeof selectUsers>>[number]) {
  const row = toResponse(user);
  return { ...row, isTied: isLinked(row.role, row), tiedTo: person ? `${person} (${number})` : principal };
}

/**
 * List the accounts the actor manages, by role and keyword (search or filterList), with their linked record. Document 1
 * §7.
 */
export const listUsers = read({
  name: "users.list",
  access: "users:write",
  input: listUsersInput,
  output: userPage,
  async run({ db, actor }, { pageNumber, pageSize, filterList, search, role }) {
    const conditions = (search ?? "").trim().toLowerCase();
    const keyword = conditions.length >= 3 ? conditions : filterList;
    const listInput = and(isAnyOf(users.role, role), keyword ? like(searchable, containing(keyword)) : undefined);
    const totals = countMatches(db, users, visibleTo(actor), listInput);
    const page = await readPage(
      selectUsers(db, and(visibleTo(actor), listInput)),
      totals.then(({ total }) => total),
      { pageNumber, pageSize },
    );
    return { ...page, rows: page.rows.map(toResponseWithLink), outOf: (await totals).outOf };
  },
});
