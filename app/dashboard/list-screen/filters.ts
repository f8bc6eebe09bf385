import type { Locale } from "next-intl";
import type { ReactNode } from "react";
import type { FilterOption } from "@/components/ui/list/filter-types";
import { valueOf, valuesOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { orNull } from "@/lib/platform/transport/or-null";
import { textsOf, type TextKey, type Texts } from "./texts";

/** Who reads a list, and which tab of it. */
type FilterViewer = { user: UserActor; locale: Locale; tab: string };

/** A filter of a list. Its name is its key in the address, which saved views store: never rename it. */
export type Filter<Label extends string = string, Value extends string = string> = {
  kind: "several" | "one" | "check" | "visible" | "hidden";
  label?: Label;
  /** Its values, or a test of one, such as a record's id. */
  known: readonly string[] | ((value: string) => boolean);
  /** `chosen`: the value of the address, for a filter that only links set. */
  options?: (viewer: FilterViewer, chosen: string) => FilterOption[] | Promise<FilterOption[]>;
  /** Label of no choice, where it is not "any". */
  none?: Label;
  /** Says which rows the list is about, or in which order: it has no chip and does not count as a filter. */
  arranges?: true;
  /** Reads and offers the filter only then. */
  when?: (viewer: FilterViewer) => boolean;
  /** The panel that offers the filter: it comes with its kind, so that a list without one does not load it. */
  Panel?: (props: PanelProps) => Promise<ReactNode>;
  /** Only for the type of the value in the query. */
  value?: Value;
};
export type PanelProps = {
  filters: Filters<string>;
  values: Record<string, string>;
  options: FilterOptions;
  params: SearchParams;
  title: string;
  pageKeys: string[] | undefined;
  labelOf: (key: string) => string;
};
export type Filters<Label extends string> = Record<string, Filter<Label>>;
/** The value of each filter in the query of a list. */
export type FilterValues<F> = { [K in keyof F]: F[K] extends Filter<string, infer Value> ? Value : never };

export type Offered<Label> = Pick<Filter, "options" | "when"> & { label: Label };

/**
 * One of a few values, all shown beside the search. The first is the default; "all" filters nothing. Without "all" the
 * list always is about one of them, so that none counts as a filter.
 */
export const visible = <const Label extends string, const Value extends string>(
  filter: Offered<Label> & { known: readonly [Value, ...Value[]] },
): Filter<Label, Value> => ({ kind: "visible", ...filter });

/** A value that links bring and no control offers. */
export const hidden = (allowed: Filter["known"], parts: Pick<Filter, "when" | "arranges"> = {}): Filter<never> => ({
  kind: "hidden",
  known: allowed,
  ...parts,
});

/** Name the values of a filter by the texts whose keys they are. */
export const namedIn =
  <N extends Texts, V extends TextKey<N>>(texts: N, values: readonly V[]) =>
  async (): Promise<FilterOption[]> => {
    const { labelOf } = await textsOf(texts);
    return values.map((value) => ({ value, label: labelOf(value) }));
  };

/** No choice, or the choice of all. */
const isAll = (value: string) => value === "" || value === "all";
const isKnown = ({ known }: Filter, value: string) =>
  typeof known === "function" ? known(value) : known.includes(value);

/** Read the filters of an address. Unknown values are ignored. Without a viewer all filters are offered. */
export function readFilters<Key extends string>(
  filters: Record<Key, Filter>,
  params: SearchParams,
  viewer?: FilterViewer,
) {
  const values = Object.fromEntries(
    Object.entries<Filter>(filters).map(([key, filter]): [string, string] => {
      const value = valueOf(params, key);
      if (viewer && !isOffered(filter, viewer)) return [key, ""];
      if (filter.kind === "several") return [key, valuesOf(params, key, (part) => isKnown(filter, part))];
      if (isKnown(filter, value)) return [key, value];
      return [key, filter.kind === "visible" && Array.isArray(filter.known) ? String(filter.known[0]) : ""];
    }),
  );
  return values as Record<Key, string>;
}

export type FilterOptions = Record<string, FilterOption[]>;

/** Whether a list offers the filter to the viewer. */
export const isOffered = ({ when }: Filter, viewer: FilterViewer) => when?.(viewer) ?? true;

/** Load the options of all filters; null when one fails, so that the list shows without them. */
export const loadFilterOptions = (
  filters: Filters<string>,
  values: Record<string, string>,
  viewer: FilterViewer,
): Promise<FilterOptions | null> =>
  orNull(
    Promise.all(
      Object.entries(filters)
        .filter(([, filter]) => isOffered(filter, viewer))
        .map(async ([key, { options }]) => [key, (await options?.(viewer, values[key] ?? "")) ?? []] as const),
    ).then((all) => Object.fromEntries(all)),
  );

const isSubject = ({ kind, known }: Filter) => kind === "visible" && Array.isArray(known) && !known.includes("all");

/** Whether the filters leave rows out. */
export const isFilteredBy = (filters: Filters<string>, values: Record<string, string>) =>
  Object.entries(filters).some(([key, filter]) => !isSubject(filter) && !filter.arranges && !isAll(values[key] ?? ""));

/** Address changes that clear all filters. */
export const withoutFilters = (filters: Filters<string>): Record<string, null> =>
  Object.fromEntries(Object.keys(filters).map((key) => [key, null]));
