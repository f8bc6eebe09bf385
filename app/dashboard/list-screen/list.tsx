import { ColumnRows } from "@/components/ui/list/columns/column-rows";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { NotCurrent } from "@/components/ui/list/list-error";
import { ListFilter } from "@/components/ui/list/list-filter";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import type { ListContext, List, ListedPage, RowOf } from "./declaration";
import { isOffered, withoutFilters } from "./filters";
import type { LoadedList } from "./load-list";
import { textOf, type Texts } from "./texts";

/** Show a loaded list: tools, rows or what replaces them, and pages. */
export async function listOf<N extends Texts, Tab extends string, P extends ListedPage>(
  list: List<N, Tab, P>,
  loaded: LoadedList<ListContext<N, Tab, P>>,
) {
  const { context, choice } = loaded;
  const { page, params, state, shell, labelOf } = context;
  const { sorts = [], pageSize = 10, label } = list;
  const { selection = null } = list;
  const isSelecting = selection !== null && (selection.when?.(context) ?? true);
  const texts = {
    labelOf,
    actions: shell("list.actions"),
    blank: shell("empty"),
    peekOf: (name: string) => shell("peek.open", { name }),
  };
  const rowsOf = (rows: readonly RowOf<P>[], firstAt: number, shown = params) => (
    <ColumnRows
      columns={list.columns}
      rows={rows}
      context={{ ...context, params: shown }}
      parts={list}
      selection={isSelecting ? selection : null}
      firstAt={firstAt}
      sorting={{ sorts, params, sort: state.sort, order: state.order }}
      texts={texts}
    />
  );
  const tools = await toolsOf(list, loaded);
  const table = list.body?.({ tools, choice, rowsOf }, context) ?? (
    <ListTable
      name={list.name}
      label={textOf(label, context)}
      choice={choice}
      notCurrent={page ? undefined : <NotCurrent />}
      emptyState={emptyStateOf(page?.rows, emptyParts(list, context))}
      tools={tools}
      footer={
        list.isWhole ? null : (
          <ListPagination
            table={list.name}
            total={page?.total ?? 0}
            pageIndex={state.pageIndex}
            pageSize={state.pageSize}
            defaultPageSize={pageSize}
            params={params}
            open={page?.totalText ? { total: page.totalText, rowsOnPage: page.rows.length } : undefined}
          />
        )
      }
    >
      {page ? rowsOf(page.rows, state.pageIndex * state.pageSize) : null}
    </ListTable>
  );
  const rows = selection ? (
    <>
      {table}
      {isSelecting ? selection.bar(context) : null}
    </>
  ) : (
    table
  );
  const framed = list.frame ? list.frame(rows, context) : rows;
  return selection ? <selection.Frame scope={scopeOf(context)}>{framed}</selection.Frame> : framed;
}

const noMatchOf = (
  text: string | undefined,
  { labelOf, shell }: Pick<ListContext<Texts, string, ListedPage>, "labelOf" | "shell">,
) => (text ? labelOf(text) : shell("list.noneMatches"));

/** A selection holds while only page and order change. */
function scopeOf({ tab, query }: { tab: string; query: URLSearchParams }) {
  const filters = [...query].filter(([key]) => key !== "sort" && key !== "order");
  return `${tab}?${new URLSearchParams(filters)}`;
}

/** Explain an empty list: the first page after the last one, cleared filters, or where rows come from. */
function emptyParts<N extends Texts, Tab extends string, P extends ListedPage>(
  { empty, filters = {} }: List<N, Tab, P>,
  context: ListContext<N, Tab, P>,
) {
  const { shell, params, state, isFiltered } = context;
  const isPast = state.pageIndex > 0;
  const cleared = { ...withoutFilters(filters), search: null, view: null, pageIndex: null };
  return {
    title: isFiltered || isPast ? shell("list.noData") : textOf(empty.title, context),
    text: isPast
      ? shell("list.emptyPage")
      : isFiltered
        ? noMatchOf(empty.noMatch, context)
        : textOf(empty.text, context),
    action: isPast
      ? { href: hrefWith(params, { pageIndex: null }), label: shell("list.first") }
      : isFiltered
        ? { href: hrefWith(params, cleared), label: shell("list.clearFilters") }
        : null,
    fallback: empty.next?.(context),
  };
}

async function toolsOf<N extends Texts, Tab extends string, P extends ListedPage>(
  list: List<N, Tab, P>,
  { context, options, filters: values }: LoadedList<ListContext<N, Tab, P>>,
) {
  const { filters = {}, filterTitle, search, views, tools, pageKeys, file } = list;
  const { params, labelOf, page } = context;
  const address = file && page && page.rows.length > 0 ? file.address(context) : null;
  const offered = Object.fromEntries(Object.entries(filters).filter(([, filter]) => isOffered(filter, context)));
  const Panel = Object.values(offered).find((filter) => filter.Panel)?.Panel;
  const panel = { filters: offered, values, params, pageKeys, labelOf, title: filterTitle ? labelOf(filterTitle) : "" };
  return (
    <>
      {views?.menu}
      {search ? <ListSearch label={labelOf(search)} /> : null}
      {Panel && options ? await Panel({ ...panel, options }) : null}
      {Object.entries(offered).map(([key, { kind, label }]) =>
        kind === "visible" ? (
          <ListFilter
            key={key}
            label={labelOf(label ?? key)}
            choices={(options?.[key] ?? []).map(({ value, label: text }) => ({
              id: value,
              label: text,
              href: hrefWith(params, { [key]: value === "all" ? null : value, pageIndex: null }),
            }))}
            current={values[key] ?? ""}
          />
        ) : null,
      )}
      {tools?.(context)}
      {file && address ? (
        <span data-wide>
          <file.Button variant="text" address={address} label={labelOf(file.label)} />
        </span>
      ) : null}
    </>
  );
}
