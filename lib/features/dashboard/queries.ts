import type { Executor } from "@/db/client";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { daysOf, hrefOf, itemsFor, type GroupName } from "./rules";
import type { Card, GroupInput } from "./schema";

export type DashboardQuery = { db: Executor; actor: Actor; now: Date; today: string; year: string };
type Counts = Partial<Record<string, number | null>>;
type Scope = { db: Executor; actor: Actor; now: Date };

/** Build the query of a group. Without a year it is the present year in Asia/Jakarta. */
export function dashboardQueryOf({ db, actor, now }: Scope, { year }: Pick<GroupInput, "year">): DashboardQuery {
  const today = dayOf(now);
  return { db, actor, now, today, year: year ?? today.slice(0, 4) };
}

/** Another division than the viewer's has nothing to count, as in the lists. */
const isOtherDivision = (actor: Actor, { divisionId }: GroupInput) =>
  actor.kind === "user" && divisionId !== undefined && divisionId !== actor.divisionId;

/** Cache a dashboard aggregate for all viewers with the same visibility, year and day, until any write. */
export const cachedForViewer = <T>(
  name: string,
  { actor, today, year }: DashboardQuery,
  calculate: () => Promise<T>,
): Promise<T> => cachedUntilWrite(["dashboard", name, visibilityKey(actor), today, year], calculate);

/** Build the cards of a group, counted by the conditions of their lists. product 5.7 */
export async function cardsOf(
  scope: Scope,
  input: GroupInput,
  group: GroupName,
  count: (query: DashboardQuery) => Promise<Counts>,
): Promise<Card[]> {
  const query = dashboardQueryOf(scope, input);
  const { actor, year, today } = query;
  const counts = isOtherDivision(actor, input) ? {} : await cachedForViewer(group, query, () => count(query));
  const [en, id] = [translator("en"), translator("id")];
  return itemsFor(actor, group).map((item) => ({
    key: item.key,
    title: en(`dashboard.cards.${group}.${item.key}`),
    titleId: id(`dashboard.cards.${group}.${item.key}`),
    value: counts[item.key] ?? (item.unit === "%" ? null : 0),
    unit: item.unit,
    href: hrefOf(item, year),
    tone: item.tone,
    ...daysOf(item, year, today),
  }));
}
