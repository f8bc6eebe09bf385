import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Crumb } from "@/components/ui/layout/breadcrumbs";
import { PageHeader } from "@/components/ui/layout/page-header";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { ListSkeleton } from "@/components/ui/list/list-skeleton";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import type { Permission } from "@/lib/access/permissions";
import { listAddresses } from "@/lib/features/views/rules";
import { accessBoundary } from "../access/access-boundary";
import { openDefaultView } from "../open-default-view";
import { requireRouteAccess } from "../access/require-route-access";
import { requireUser } from "../access/require-user";
import type { List, ListContext, ListedPage, ListShown, ListSource, RowOf } from "./declaration";
import type { Filters } from "./filters";
import { listOf } from "./list";
import { isTabOffered, loadList, tabOf, type Opened } from "./load-list";
import type { SavedViews } from "./saved-views";
import { textOf, textsOf, type Text, type TextKey, type Texts } from "./texts";

/** Where a screen is and who may open it. */
type Address = { address: string; right: Permission };
type Place = { views?: SavedViews | undefined } & Partial<Address>;
/** Return address and permission of a screen. Those of a list with saved views are in lib/features/views/rules.ts. */
function placeOf({ views, address, right }: Place): Address {
  if (address && right) return { address, right };
  if (!views) throw new Error("a list screen without saved views declares its address and right");
  const { path, right: viewRight } = listAddresses[views.list];
  return { address: path, right: viewRight };
}
type RouteProps = { searchParams: Promise<SearchParams>; params: Promise<Record<string, string>> };

/** Check access above the loading state: a refusal answers 403, and heads and crew go to their own page. */
const layoutOf =
  ({ address, right }: Address) =>
  ({ children }: { children: ReactNode }) =>
    accessBoundary(async () => {
      await requireRouteAccess(address, right);
      return children;
    });

/** The heading of a screen. */
type Head<N extends Texts, Tab extends string, Context> = {
  title: TextKey<N>;
  /** Pages above this one; the dashboard (`home`) without it. */
  crumbs?: (context: Context) => Crumb[] | Promise<Crumb[]>;
  lead?: Text<N, Context>;
  isLeadWide?: boolean;
  action?: (context: Context) => ReactNode | Promise<ReactNode>;
  /** Label of a tab; `tabs.<id>` of its texts without it. */
  tabLabel?: (tab: Tab, context: Context) => string;
  tabTone?: (tab: Tab, context: Context) => "success" | "error" | undefined;
  /** What is shown between heading and tabs. */
  top?: (context: Context) => ReactNode | Promise<ReactNode>;
  /** What is shown between heading or tabs and list. */
  above?: (context: Context) => ReactNode | Promise<ReactNode>;
};

/** A loaded list: what it knows, and how it is shown. */
type Opening<C> = { context: C; show: () => Promise<ReactNode> };
/** A list as a component. `bars`: its columns in the loading state. */
type View<C = unknown> = {
  (opened: Opened): Promise<ReactNode>;
  bars: number;
  open: (opened: Opened) => Promise<Opening<C>>;
};

const barsOf = ({ columns, actions }: { columns: readonly { when?: unknown }[]; actions?: unknown }) =>
  columns.filter(({ when }) => !when).length + (actions ? 1 : 0);

function viewOf<N extends Texts, Tab extends string, P extends ListedPage>(
  declared: List<N, Tab, P>,
): View<ListContext<N, Tab, P>> {
  const open = async (opened: Opened) => {
    const loaded = await loadList(declared, opened);
    return { context: loaded.context, show: () => listOf(declared, loaded) };
  };
  return Object.assign(async (opened: Opened) => (await open(opened)).show(), { bars: barsOf(declared), open });
}

type ScreenShown<N extends Texts, Tab extends string, Row, Context> = Omit<ListShown<N, Row, Context>, "label"> &
  Partial<Pick<ListShown<N, Row, Context>, "label">> &
  Head<N, Tab, Context>;

/**
 * Declare a list: first what it loads, then what it shows, as a `view` inside a page or as a `screen` of its own.
 * The files of a screen are one line each: `page.tsx` exports Page and generateMetadata, `layout.tsx` Layout and
 * `loading.tsx` Loading.
 */
export const list = <
  N extends Texts,
  P extends ListedPage,
  Tab extends string = never,
  S extends string = never,
  const F extends Filters<TextKey<N>> = Record<never, never>,
>(
  source: ListSource<N, Tab, S, F, P>,
) => ({
  view: (shown: ListShown<N, RowOf<P>, ListContext<N, Tab, P>>) => viewOf<N, Tab, P>({ ...source, ...shown }),
  screen: (shown: ScreenShown<N, Tab, RowOf<P>, ListContext<N, Tab, P>> & Partial<Address>) => {
    const view = viewOf<N, Tab, P>({ ...source, ...shown, label: shown.label ?? shown.title });
    return screenOf<N, Tab, ListContext<N, Tab, P>>({
      ...source,
      ...shown,
      open: view.open,
      bars: view.bars,
      resets: source.pageKeys ?? ["pageIndex"],
    });
  },
});

/** What the heading of a screen needs of a list, whatever its rows. */
type HeadContext<N extends Texts, Tab extends string> = ListContext<N, Tab, ListedPage>;
type Screen<N extends Texts, Tab extends string, C> = Head<N, Tab, C> &
  Place &
  Pick<ListSource<N, Tab, string, Record<never, never>, ListedPage>, "texts" | "tabs" | "offers"> & {
    open: (opened: Opened) => Promise<Opening<C>>;
    bars: number;
    /** Parameters that another tab resets. */
    resets?: readonly string[];
  };

function screenOf<N extends Texts, Tab extends string, C extends HeadContext<N, Tab>>(screen: Screen<N, Tab, C>) {
  const { texts, title, crumbs, lead, action, top, above, tabs, tabLabel, tabTone, views, open, bars } = screen;
  const cleared = Object.fromEntries((screen.resets ?? ["pageIndex"]).map((key) => [key, null]));
  const place = placeOf(screen);
  // The loading state does not know who reads.
  const tabsForAll = (tabs ?? []).filter((id) => !screen.offers?.[id]).length;

  async function Page({ searchParams, params: route }: RouteProps) {
    const [user, params] = await Promise.all([requireUser(place.right), searchParams]);
    if (views) await openDefaultView(views.list, params);
    const { context, show } = await open({ user, params, route: await route });
    const { page, labelOf } = context;
    return (
      <>
        <PageHeader
          crumbs={(await crumbs?.(context)) ?? [context.home]}
          title={labelOf(title)}
          count={await resultCountOf(page, page?.headText ?? page?.totalText)}
          {...(lead ? { lead: textOf(lead, context) } : {})}
          isLeadWide={screen.isLeadWide ?? false}
          action={await action?.(context)}
        />
        {await top?.(context)}
        {tabs ? (
          <ListTabs
            label={labelOf(title)}
            tabs={tabs
              .filter((id) => page?.counts?.[id] !== null && isTabOffered(screen.offers, id, context))
              .map((id) => ({
                id,
                label: tabLabel ? tabLabel(id, context) : labelOf(`tabs.${id}`),
                href: hrefWith(context.params, { ...cleared, tab: id }),
                count: countText(page?.counts?.[id], context.number),
                tone: tabTone?.(id, context),
              }))}
            current={context.tab}
          />
        ) : null}
        {await above?.(context)}
        {await show()}
      </>
    );
  }
  return {
    Page,
    Layout: layoutOf(place),
    Loading: () => <ListSkeleton deep={Boolean(crumbs)} tabs={tabsForAll} columns={bars} rows={10} />,
    generateMetadata: () => metadataOf(texts, title),
  };
}

type Tabbed<N extends Texts, Tab extends string> = Head<N, Tab, HeadContext<N, Tab>> &
  Place &
  Pick<Screen<N, Tab, unknown>, "texts" | "offers"> & {
    tabs: readonly [Tab, ...Tab[]];
    /** The list of each tab, declared with the same tabs. */
    lists: Record<Tab, View<HeadContext<N, Tab>>>;
  };

/** A screen with another list on each tab. Another tab starts with its own order. */
export const tabbedScreen = <N extends Texts, Tab extends string>({ lists, ...screen }: Tabbed<N, Tab>) =>
  screenOf<N, Tab, HeadContext<N, Tab>>({
    ...screen,
    open: (opened) => lists[tabOf(screen, opened)].open(opened),
    bars: lists[screen.tabs[0]].bars,
    resets: ["pageIndex", "sort", "order"],
  });

type Views<N extends Texts> = {
  texts: N;
  title: TextKey<N>;
  /** Label of the tabs. */
  label: TextKey<N>;
  /** The lists by the id of their tab; the label of each is `views.<id>`. The first opens. */
  lists: Record<string, View>;
};

/** A page of several lists, one per tab. Its files are those of `listScreen`. */
export function listViews<N extends Texts>({ texts, title, label, lists, ...screen }: Views<N> & Place) {
  const place = placeOf(screen);
  const [first = "", ...others] = Object.keys(lists);
  const ids = [first, ...others] as const;

  async function Page({ searchParams, params: route }: RouteProps) {
    const [user, params] = await Promise.all([requireUser(place.right), searchParams]);
    if (screen.views) await openDefaultView(screen.views.list, params);
    const [{ labelOf }, shell] = await Promise.all([textsOf(texts), getTranslations("shell")]);
    const view = oneOf(valueOf(params, "tab"), ids);
    return (
      <>
        <PageHeader crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]} title={labelOf(title)} />
        <ListTabs
          label={labelOf(label)}
          tabs={ids.map((id) => ({ id, label: labelOf(`views.${id}`), href: hrefWith({}, { tab: id }) }))}
          current={view}
        />
        {await lists[view]?.({ user, params, route: await route })}
      </>
    );
  }
  return {
    Page,
    Layout: layoutOf(place),
    Loading: () => <ListSkeleton tabs={ids.length} columns={lists[first]?.bars ?? 0} rows={10} />,
    generateMetadata: () => metadataOf(texts, title),
  };
}

const countText = (count: number | string | null | undefined, number: (value: number) => string) =>
  typeof count === "number" ? number(count) : (count ?? undefined);

async function metadataOf<N extends Texts>(texts: N, title: TextKey<N>): Promise<Metadata> {
  return { title: (await textsOf(texts)).labelOf(title) };
}
