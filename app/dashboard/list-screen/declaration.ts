import type { Locale } from "next-intl";
import type { ReactNode } from "react";
import type { Crumb } from "@/components/ui/layout/breadcrumbs";
import type { Column } from "@/components/ui/list/columns/column";
import type { RowParts } from "@/components/ui/list/columns/column-rows";
import type { ListState, Order, SearchParams, TableChoice } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import type { Filters, FilterValues } from "./filters";
import type { ListFile } from "./file";
import type { SavedViews } from "./saved-views";
import type { Selection } from "./selection";
import type { Text, TextKey, Texts, Translator } from "./texts";

/**
 * One page of a list. `counts`: rows of each tab, null for one the viewer may not open. `totalText` replaces a total
 * that was not counted to its end; `headText` the count in the heading, where it counts other things than rows.
 */
export type ListedPage = {
  rows: readonly unknown[];
  total: number;
  totalText?: string | undefined;
  headText?: string | undefined;
  outOf?: number | null;
  counts?: Record<string, number | string | null>;
};

/** Who reads which part of a list, and with which texts. */
export type ListViewer<N extends Texts, Tab extends string> = {
  user: UserActor;
  /** Values of the address, with the tab. */
  params: SearchParams;
  /** Names in the path, such as vesselId. */
  route: Record<string, string>;
  tab: Tab;
  locale: Locale;
  t: Translator<N>;
  labelOf: (key: string) => string;
  shell: Translator<"shell">;
  now: Date;
  /** The crumb of the dashboard. */
  home: Crumb;
  number: (value: number) => string;
  /** A day or an instant in the viewer's language; null stays null. */
  date: (value: string | Date | null) => string | null;
  month: (value: string) => string;
};
/** A list that has been read. `page` is null when that failed. */
export type ListContext<N extends Texts, Tab extends string, P> = ListViewer<N, Tab> & {
  page: P | null;
  state: ListState<string>;
  isFiltered: boolean;
  /** Search, filters and order of the rows as a query, without blanks, for a file of the same rows. */
  query: URLSearchParams;
};

/** What the list asks its operation for. */
type ListQuery<S extends string, F> = {
  pageNumber: number;
  pageSize: number;
  filterList: string;
} & FilterValues<F> &
  ([S] extends [never] ? unknown : { sort: S; order: Order });
export type RowOf<P extends ListedPage> = P["rows"][number];

/** What a list loads: its address and its operation. */
export type ListSource<
  N extends Texts,
  Tab extends string,
  S extends string,
  F extends Filters<TextKey<N>>,
  P extends ListedPage,
> = {
  /** Names the stored column choice and page size. Never rename it. */
  name: string;
  texts: N;
  views?: SavedViews;
  tabs?: readonly [Tab, ...Tab[]];
  /** Offers a tab only then. */
  offers?: Partial<Record<Tab, (viewer: { user: UserActor; params: SearchParams }) => boolean>>;
  /** Sorts of the operation, the default first. A column of that id is sorted by its header. */
  sorts?: readonly [S, ...S[]];
  /** The first order; the tabs of a list may differ. */
  order?: Order | ((tab: Tab) => Order);
  pageSize?: number;
  /** The operation answers all rows, so the list has no pages. */
  isWhole?: boolean;
  filters?: F;
  /** Page parameters that a change of the filters resets, where they are not `pageIndex` alone. */
  pageKeys?: string[];
  load(query: ListQuery<S, F>, viewer: ListViewer<N, Tab>): Promise<P>;
};

/** Parts of a list for another `body`. `params` changes what the columns read from the address. */
export type BodyParts<Row> = {
  tools: ReactNode;
  choice: TableChoice;
  rowsOf: (rows: readonly Row[], firstAt: number, params?: SearchParams) => ReactNode;
};

/**
 * What a list shows. The same columns give the table, the card on a phone, the column choice, the loading state and
 * what is printed. What only one list has is a component in a cell or in a slot (`tools`, `frame`).
 */
export type ListShown<N extends Texts, Row, Context> = RowParts<Row, Context> & {
  columns: readonly Column<Row, Context, TextKey<N>>[];
  label: Text<N, Context>;
  /** Label of the search; a list without it has none. */
  search?: TextKey<N>;
  /** Title of the filter panel. */
  filterTitle?: TextKey<N>;
  empty: {
    title: Text<N, Context>;
    text: Text<N, Context>;
    /** The text when filters leave nothing, where the common one is too general. */
    noMatch?: TextKey<N>;
    /** The next step when there is no row at all. */
    next?: (context: Context) => ReactNode;
  };
  /** Bulk work with several rows. */
  selection?: Selection<Row, Context>;
  /** The rows as a file. */
  file?: ListFile<Context, TextKey<N>>;
  /** What only this list has beside its filters. */
  tools?: (context: Context) => ReactNode;
  /** Shows the rows otherwise than in one table; null for the table. */
  body?: (parts: BodyParts<Row>, context: Context) => ReactNode;
  /** What surrounds the list, such as a preview or a selection. */
  frame?: (list: ReactNode, context: Context) => ReactNode;
};

/** Columns that several lists share. They know who reads, not the page. */
export type ColumnsOf<N extends Texts, Row> = Column<Row, ListViewer<N, string>, TextKey<N>>[];

/** A declared list, whatever its query. */
export type List<N extends Texts, Tab extends string, P extends ListedPage> = Omit<
  ListSource<N, Tab, string, Filters<TextKey<N>>, P>,
  "load"
> & { load(query: object, viewer: ListViewer<N, Tab>): Promise<P> } & ListShown<N, RowOf<P>, ListContext<N, Tab, P>>;
