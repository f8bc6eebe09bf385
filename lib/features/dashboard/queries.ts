import type { Executor } from "@/db/client";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import type { CardGroupName } from "@/db/enums/dashboard";
import { can, visibilityKey, type Actor } from "@/lib/access/actor";
import { holdsTag } from "@/lib/access/tags";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import type { CardCounts, Card as CardDefinition, DashboardQuery } from "@/lib/platform/registry/dashboard-card";
import { cardSources } from "./registry";
import { daysOf, hrefOf } from "./rules";
import type { Card, GroupInput } from "./schema";

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

const partsOf = (group: CardGroupName) => cardSources.flatMap((source) => source[group] ?? []);

/** Return the cards whose lists the actor may open, so that every card has a link. */
export const cardsFor = (actor: Actor, group: CardGroupName): readonly CardDefinition[] =>
  partsOf(group)
    .flatMap(({ cards }) => cards)
    .filter(({ right, tag }) => can(actor, right) && (actor.kind !== "user" || holdsTag(actor, tag)));

/** Check whether the actor may view the group. product 5.7 "Who sees which group" */
export const canViewGroup = (actor: Actor, group: CardGroupName) =>
  partsOf(group).every(({ right }) => can(actor, right)) && cardsFor(actor, group).length > 0;

async function countsOf(query: DashboardQuery, group: CardGroupName): Promise<CardCounts> {
  const counted = await Promise.all(partsOf(group).map(({ count }) => count(query)));
  return Object.assign({}, ...counted);
}

/** Build the cards of a group, counted by the conditions of their lists. product 5.7 */
export async function cardsOf(scope: Scope, input: GroupInput, group: CardGroupName): Promise<Card[]> {
  const query = dashboardQueryOf(scope, input);
  const { actor, year, today } = query;
  const counts = isOtherDivision(actor, input) ? {} : await cachedForViewer(group, query, () => countsOf(query, group));
  const [en, id] = [translator("en"), translator("id")];
  return cardsFor(actor, group).map((item) => ({
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
