import { Fragment, type ReactElement, type ReactNode } from "react";
import { Link } from "../../layout/link";
import { OptionalLink } from "../../layout/optional-link";
import type { Order, SearchParams } from "../list-state";
import { PreviewButton } from "../preview/button";
import type { SelectedRow } from "../selection/frame";
import { SortHeader } from "../sort-header";
import type { Column } from "./column";

export type RowParts<Row, Context> = {
  keyOf: (row: Row) => string | number;
  /** What can be done with a row, in a column that is not printed and cannot be hidden. */
  actions?: (row: Row, context: Context) => ReactNode;
  /** Shows the actions only then. */
  hasActions?: (context: Context) => boolean;
  /** The id by which a preview opens; null for a row without one. */
  peek?: (row: Row) => number | null;
  /** Starts a group of rows with a heading where its text changes. */
  group?: (row: Row, context: Context) => string | null;
  /** Builds the row around its cells, such as one with an anchor or one that is edited in place; null for a usual row. */
  rowOf?: (row: Row, context: Context, cells: ReactElement[]) => ReactNode;
};
/** Checkboxes before the first column. The components come with it, so that other lists do not load them. */
export type RowSelection<Row, Context> = {
  /** The row as it is selected; null where it cannot be. */
  row: (row: Row, context: Context) => SelectedRow | null;
  All: (props: { rows: SelectedRow[] }) => ReactNode;
  One: (props: SelectedRow) => ReactNode;
  None: () => ReactNode;
};
type Texts = { labelOf: (label: string) => string; actions: string; blank: string; peekOf: (name: string) => string };
type Sorting = { sorts: readonly string[]; params: SearchParams; sort: string; order: Order };
type Props<Row, Context> = {
  columns: readonly Column<Row, Context>[];
  rows: readonly Row[];
  context: Context;
  parts: RowParts<Row, Context>;
  selection?: RowSelection<Row, Context> | null;
  /** Place of the first row in the whole list. */
  firstAt?: number;
  sorting: Sorting;
  texts: Texts;
};

/** Longer texts may be cut off in a column and are repeated as its title. */
const maxWhole = 12;

/** Leave out attributes without a value: the page would carry each of them as text, in every cell. */
const given = (attributes: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/** Show header and rows of a list by its columns. Synchronous, because React would stream each awaited row alone. */
export function ColumnRows<Row, Context>({ columns, rows, context, parts, ...props }: Props<Row, Context>) {
  const { selection = null, firstAt = 0, sorting, texts } = props;
  const shown = columns.filter(({ when }) => when?.(context) ?? true);
  const isOffered = parts.hasActions?.(context) ?? true;
  // Without an action for any row, such as for users who only read, the column would be blank.
  const actions = rows.map((row) => (isOffered ? parts.actions?.(row, context) : null));
  const hasActions = actions.some(Boolean);
  const selectable = selection ? rows.flatMap((row) => selection.row(row, context) ?? []) : [];
  const headingAt = (index: number) => {
    const [row, before] = [rows[index], rows[index - 1]];
    const heading = row ? (parts.group?.(row, context) ?? null) : null;
    return before && parts.group?.(before, context) === heading ? null : heading;
  };
  return (
    <>
      <thead>
        <tr>
          {shown.map((column, index) =>
            headOf(column, {
              context,
              sorting,
              texts,
              before: selection && index === 0 ? <selection.All key="all" rows={selectable} /> : null,
            }),
          )}
          {hasActions ? (
            <th scope="col" data-cell="actions">
              {texts.actions}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row, index) => {
          const peek = parts.peek?.(row) ?? undefined;
          const heading = headingAt(index);
          const cells = shown.map((column, place) =>
            cellOf(column, {
              row,
              context,
              texts,
              at: firstAt + index,
              peeks: peek !== undefined,
              checkbox: selection && place === 0 ? checkboxOf(selection, row, context) : null,
            }),
          );
          if (hasActions) cells.push(actionsOf(actions[index]));
          const shownRow = (
            <Fragment key={parts.keyOf(row)}>
              {parts.rowOf?.(row, context, cells) ?? <tr {...given({ "data-peek": peek })}>{cells}</tr>}
            </Fragment>
          );
          return heading ? [headingOf(heading, shown.length + (hasActions ? 1 : 0)), shownRow] : shownRow;
        })}
        {rows.length > 0 ? totalOf(shown, context, { hasActions, texts }) : null}
      </tbody>
    </>
  );
}

type TotalParts = { hasActions: boolean; texts: Texts };

/** The row of sums. It has a cell for every column, so that hidden columns leave it as they leave the rows. */
function totalOf<Row, Context>(
  columns: readonly Column<Row, Context>[],
  context: Context,
  { hasActions, texts }: TotalParts,
) {
  if (!columns.some(({ total }) => total)) return null;
  return (
    <tr data-row="total">
      {columns.map((column) => {
        const { id, total, align, card } = column;
        return (
          <td
            key={id}
            {...given({
              "data-sum": total ? id : undefined,
              "data-align": align,
              "data-card": total && typeof card === "string" ? card : undefined,
              "data-label": total && card === "fact" ? labelOf(column, context, texts) : undefined,
            })}
          >
            {total?.(context)}
          </td>
        );
      })}
      {hasActions ? <td data-cell="actions" /> : null}
    </tr>
  );
}

const headingOf = (text: string, span: number) => (
  <tr key={`group-${text}`} data-group="" data-heading="">
    <td colSpan={span} data-card="title">
      {text}
    </td>
  </tr>
);

function checkboxOf<Row, Context>(
  { row: selected, One, None }: RowSelection<Row, Context>,
  row: Row,
  context: Context,
) {
  const found = selected(row, context);
  return found ? <One {...found} /> : <None />;
}

const labelOf = <Row, Context>({ label }: Column<Row, Context>, context: Context, texts: Texts) =>
  typeof label === "function" ? label(context) : texts.labelOf(label);

type HeadParts<Context> = { context: Context; sorting: Sorting; texts: Texts; before: ReactNode };

function headOf<Row, Context>(
  column: Column<Row, Context>,
  { context, sorting: all, texts, before }: HeadParts<Context>,
) {
  const { id, align, kind, first, also, head } = column;
  const { sorts, ...sorting } = all;
  const label = labelOf(column, context, texts);
  if (sorts.includes(id))
    return (
      <SortHeader
        key={id}
        id={id}
        label={label}
        align={align}
        isSecondary={kind === "spare"}
        also={also && (also.when?.(context) ?? true) ? { id: also.id, label: texts.labelOf(also.label) } : undefined}
        {...(first ? { first } : {})}
        before={before}
        {...sorting}
      />
    );
  return (
    <th
      key={id}
      scope="col"
      data-column={id}
      {...given({ "data-align": align, "data-cell": kind, "data-column-name": head ? label : undefined })}
    >
      {before ? [before, label] : (head?.() ?? label)}
    </th>
  );
}

type CellParts<Row, Context> = {
  row: Row;
  context: Context;
  texts: Texts;
  at: number;
  peeks: boolean;
  checkbox: ReactNode;
};

function cellOf<Row, Context>(column: Column<Row, Context>, parts: CellParts<Row, Context>) {
  const { row, context, texts } = parts;
  const text = "text" in column ? (column.text(row, context) ?? null) : null;
  const whole = column.title ? column.title(row, context) : text;
  const place = placeOf(column, row, context, text);
  const isMuted = typeof column.isMuted === "function" ? column.isMuted(row) : column.isMuted;
  const content = contentOf(column, text ?? texts.blank, { ...parts, isTitle: place === "title" });
  const peek = place === "title" && parts.peeks ? <PreviewButton label={texts.peekOf(String(text ?? whole))} /> : null;
  return (
    <td
      key={column.id}
      {...given({
        "data-card": place,
        "data-label": place === "fact" ? labelOf(column, context, texts) : undefined,
        "data-align": column.align,
        "data-cell": column.kind,
        "data-muted": isMuted ? "" : undefined,
        title: typeof whole === "string" && whole.length > maxWhole ? whole : undefined,
      })}
    >
      {parts.checkbox || peek ? (
        <>
          {parts.checkbox}
          {content}
          {peek}
        </>
      ) : (
        content
      )}
    </td>
  );
}

function contentOf<Row, Context>(
  column: Column<Row, Context>,
  text: string | number,
  { row, context, at, isTitle }: CellParts<Row, Context> & { isTitle: boolean },
) {
  if ("cell" in column) return column.cell(row, context);
  const second = column.second?.(row, context);
  const marks = column.marks?.(row, context);
  const href = column.href?.(row, context, at) ?? null;
  const first = isTitle ? linked(text, href) : <OptionalLink href={href}>{text}</OptionalLink>;
  if (marks)
    return (
      <span data-marked="">
        {first}
        {marks}
      </span>
    );
  return second ? (
    <>
      {first}
      <span data-second="">{second}</span>
    </>
  ) : (
    first
  );
}

/** A link that changes only the address, as for a dialog, keeps the place on the page. */
const linked = (text: string | number, href: string | null) =>
  href === null ? (
    text
  ) : (
    <Link href={href} prefetch={false} {...(href.startsWith("?") ? { scroll: false } : {})}>
      {text}
    </Link>
  );

const actionsOf = (actions: ReactNode) => (
  <td key="actions" data-cell="actions" {...given({ "data-card": actions ? "actions" : undefined })}>
    {actions}
  </td>
);

/** A fact without a text would be noise on a card. */
function placeOf<Row, Context>(column: Column<Row, Context>, row: Row, context: Context, text: string | number | null) {
  const place = typeof column.card === "function" ? column.card(row, context) : column.card;
  return place === "fact" && "text" in column && text === null ? undefined : place;
}
