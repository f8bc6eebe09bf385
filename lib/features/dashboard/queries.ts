import type { Executor } from "@/db/client";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { eyesOf, type Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { daysOf, hrefOf, itemsFor, type GroupName } from "./rules";
import type { Card, GroupInput } from "./schema";

export type Asked = { db: Executor; actor: Actor; now: Date; today: string; year: string };
type Counts = Partial<Record<string, number | null>>;
type Scope = { db: Executor; actor: Actor; now: Date };

/** Build the query of a group. Without a year it is the present year in Asia/Jakarta. */
export function askedBy({ db, actor, now }: Scope, { year }: Pick<GroupInput, "year">): Asked {
  const today = dayOf(now);
  return { db, actor, now, today, year: year ?? today.slice(0, 4) };
}

/** Another division than the viewer's has nothing to count, as in the lists. */
const isElsewhere = (actor: Actor, { divisionId }: GroupInput) =>
  actor.kind === "user" && divisionId !== undefined && divisionId !== actor.divisionId;

/** Cache a dashboard aggregate for all viewers with the same visibility, year and day, until any write. */
export const reckoned = <T>(name: string, { actor, today, year }: Asked, reckon: () => Promise<T>): Promise<T> =>
  cachedUntilWrite(["dashboard", name, eyesOf(actor), today, year], reckon);

/** Build the cards of a group, counted by the conditions of their lists. product 5.7 */
export async function cardsOf(
  scope: Scope,
  input: GroupInput,
  group: GroupName,
  count: (asked: Asked) => Promise<Counts>,
): Promise<Card[]> {
  const asked = askedBy(scope, input);
  const { actor, year, today } = asked;
  const counts = isElsewhere(actor, input) ? {} : await reckoned(group, asked, () => count(asked));
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
