import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import {
  oneOf,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type ListState,
  type SearchParams,
  type TableChoice,
} from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import type { ListContext, List, ListedPage, ListViewer } from "./declaration";
import { isFilteredBy, loadFilterOptions, readFilters, type FilterOptions } from "./filters";
import { textsOf, type Texts } from "./texts";

export type Opened = { user: UserActor; params: SearchParams; route?: Record<string, string> };
export type LoadedList<C> = {
  context: C;
  choice: TableChoice;
  filters: Record<string, string>;
  options: FilterOptions | null;
};

/** The tabs that only some viewers are offered. */
type Offers<Tab extends string, Viewer> = Partial<Record<Tab, (viewer: Viewer) => boolean>>;
type Tabs<Tab extends string, Viewer> = {
  tabs?: readonly [Tab, ...Tab[]] | undefined;
  offers?: Offers<Tab, Viewer>;
};
/** Whether the viewer is offered a tab. */
export const isTabOffered = <Tab extends string, Viewer>(
  offers: Offers<Tab, Viewer> | undefined,
  tab: Tab,
  viewer: Viewer,
): boolean => offers?.[tab]?.(viewer) ?? true;

/** Return the open tab: that of the address, else the first that the viewer is offered. */
export function tabOf<Tab extends string, Viewer extends { params: SearchParams }>(
  { tabs, offers }: Tabs<Tab, Viewer>,
  viewer: Viewer,
): Tab {
  const [first = "" as Tab, ...others] = (tabs ?? []).filter((id) => isTabOffered(offers, id, viewer));
  return oneOf(valueOf(viewer.params, "tab"), [first, ...others]);
}

/** Build a query without blank values. */
export const queryOf = (values: Record<string, string>) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));

/** Read the address of a list and load its page. */
export async function loadList<N extends Texts, Tab extends string, P extends ListedPage>(
  list: List<N, Tab, P>,
  { user, params, route = {} }: Opened,
) {
  const [jar, locale, texts, shell, format] = await Promise.all([
    cookies(),
    getLocale(),
    textsOf(list.texts),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const choice = readChoice(jar.get(tableCookie(list.name))?.value);
  const { pageSize = 10, sorts = [""], order: first = "asc", tabs } = list;
  const tab = tabOf(list, { user, params });
  const order = typeof first === "function" ? first(tab) : first;
  const state: ListState<string> = readListState<string>(params, { pageSize, sorts, order }, choice);
  const viewer: ListViewer<N, Tab> = {
    user,
    params: tabs ? { ...params, tab } : params,
    route,
    tab,
    locale,
    ...texts,
    shell,
    now: new Date(),
    home: { label: shell("menu.dashboard"), href: "/dashboard" },
    number: (value) => format.number(value),
    date: (value) => (value === null ? null : formatDate(value, locale, typeof value === "string" ? "day" : "instant")),
    month: (value) => formatDate(value, locale, "month"),
  };
  const declared = list.filters ?? {};
  const filters = readFilters(declared, params, viewer);
  const query = {
    ...filters,
    filterList: state.search,
    pageNumber: state.pageIndex + 1,
    pageSize: state.pageSize,
    ...(list.sorts ? { sort: state.sort, order: state.order } : {}),
  };
  const [page, options] = await Promise.all([
    orNull(list.load(query, viewer)),
    loadFilterOptions(declared, filters, viewer),
  ]);
  const context: ListContext<N, Tab, P> = {
    ...viewer,
    page,
    state,
    isFiltered: state.search !== "" || isFilteredBy(declared, filters),
    query: queryOf({
      filterList: state.search,
      ...filters,
      ...(list.sorts ? { sort: state.sort, order: state.order } : {}),
    }),
  };
  return { context, choice, filters, options };
}
