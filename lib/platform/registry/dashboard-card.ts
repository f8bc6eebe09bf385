import type { Executor } from "@/db/client";
import type { CardGroupName, CardTone, cardUnits } from "@/db/enums/dashboard";
import type { Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import type { Tag } from "@/lib/access/tags";

export type DashboardQuery = { db: Executor; actor: Actor; now: Date; today: string; year: string };

/** right and tag: of the linked list. query: its parameters for the chosen year. */
export type Card = {
  key: string;
  unit: (typeof cardUnits)[number];
  tone: CardTone;
  path: string;
  right: Permission;
  tag: Tag;
  isYearly?: true;
  query(year: string): Record<string, string>;
};
export type CardList = Pick<Card, "path" | "right" | "tag" | "unit">;
export type Figure = Pick<Card, "key" | "tone" | "isYearly"> & {
  query: Record<string, string>;
  yearParameter?: string;
};

export type CardCounts = Partial<Record<string, number | null>>;

/** The cards of a group that one noun has, and their values by key. right: to view the group. */
type CardGroup = { right: Permission; cards: Card[]; count(query: DashboardQuery): Promise<CardCounts> };
export type CardGroups = Partial<Record<CardGroupName, CardGroup>>;

/** Build the figures of one list. `yearParameter` is the filter for the year. */
export const figuresOf = (list: CardList, figures: Figure[]): Card[] =>
  figures.map(({ query, yearParameter, ...figure }) => ({
    ...list,
    ...figure,
    query: (year) => ({ ...query, ...(yearParameter ? { [yearParameter]: year } : {}) }),
  }));
