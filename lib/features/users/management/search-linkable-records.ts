import { and, asc, eq, isNull, like, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";
import { containing, searchText } from "@/db/search-text";
import type { Locale } from "@/lib/platform/i18n/locales";
import { read } from "@/lib/platform/operation";
import { detailOf } from "../rules";
import { minimumPersonSearch, searchLinkableRecordsInput, linkOptions, type LinkKind } from "../schema";
import { isAmong } from "@/lib/access/roles";
import { inLanguage } from "@/lib/platform/i18n/localized";

const maxOptions = 20;
type LinkQuery = { divisionId: number; keyword: string; locale: Locale };

async function findPeople(db: Executor, { divisionId, keyword, locale }: LinkQuery) {
  if (keyword.length < minimumPersonSearch) return [];
  const rows = await db
    .select({
      id: crew.id,
      name: crew.fullName,
      number: crew.employeeNumber,
      position: inLanguage(locale, { en: positions.nameEn, id: positions.name }),
      account: users.id,
    })
    .from(crew)
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(users, eq(users.crewId, crew.id))
    .where(and(eq(crew.divisionId, divisionId), isNull(crew.erasedAt), like(crew.searchText, containing(keyword))))
    .orderBy(asc(crew.fullName), asc(crew.id))
    .limit(maxOptions);
  return rows.map(({ id, name, account, ...others }) => ({
    id,
    name,
    detail: detailOf(others),
    isTaken: account !== null,
  }));
}

const matchesKeyword = (column: SQL | typeof vessels.searchText, keyword: string) =>
  keyword ? like(column, containing(keyword)) : undefined;

const findVessels = (db: Executor, { divisionId, keyword }: LinkQuery) =>
  db
    .select({ id: vessels.id, name: vessels.name, detail: principals.name, isTaken: sql<boolean>`false` })
    .from(vessels)
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .where(
      and(eq(vessels.divisionId, divisionId), isNull(vessels.scrappedOn), matchesKeyword(vessels.searchText, keyword)),
    )
    .orderBy(asc(vessels.name), asc(vessels.id))
    .limit(maxOptions);

const findPrincipals = (db: Executor, { divisionId, keyword }: LinkQuery) =>
  db
    .select({ id: principals.id, name: principals.name, detail: sql<null>`null`, isTaken: sql<boolean>`false` })
    .from(principals)
    .where(
      and(
        eq(principals.divisionId, divisionId),
        isNull(principals.retiredAt),
        matchesKeyword(searchText(principals.name), keyword),
      ),
    )
    .orderBy(asc(principals.name), asc(principals.id))
    .limit(maxOptions);

const finders: Record<
  LinkKind,
  (db: Executor, query: LinkQuery) => Promise<{ id: number; name: string; detail: string | null; isTaken: boolean }[]>
> = {
  employee: findPeople,
  vessel: findVessels,
  principal: findPrincipals,
};

/**
 * Search persons, vessels or principals of a division to link to an account, at most twenty. An admin's own division
 * only.
 */
export const searchLinkableRecords = read({
  name: "users.search-linkable-records",
  access: "users:write",
  input: searchLinkableRecordsInput,
  output: linkOptions,
  async run({ db, actor, locale }, { kind, divisionId, search }) {
    if (actor.kind !== "user" || (!isAmong(actor, "superadmins") && actor.divisionId !== divisionId)) return [];
    return finders[kind](db, { divisionId, keyword: search.trim().toLowerCase(), locale });
  },
});
