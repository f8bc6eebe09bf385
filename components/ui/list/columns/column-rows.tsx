import type { ReactNode } from "react";
import { Link } from "../../layout/link";
import type { Order, SearchParams } from "../list-state";
import { PreviewButton } from "../preview/button";
import { SortHeader } from "../sort-header";
import type { Column } from "./column";

export type RowParts<Row, Context> = {
  keyOf: (row: Row) => string | number;
  /** What can be done with a row, in a column that is not printed and cannot be hidden. */
  actions?: (row: Row, context: Context) => ReactNode;
  /** The id by which a preview opens. */
  peek?: (row: Row) => number;
};
type Texts = { labelOf: (label: string) => string; actions: string; blank: string; peekOf: (name: string) => string };
type Sorting = { sorts: readonly string[]; params: SearchParams; sort: string; order: Order };
type Props<Row, Context> = {
  columns: readonly Column<Row, Context>[];
  rows: readonly Row[];
  context: Context;
  parts: RowParts<Row, Context>;
  sorting: Sorting;
  texts: Texts;
};

/** Longer texts may be cut off in a column and are repeated as its title. */
const maxWhole = 12;

/** Leave out attributes without a value: the page would carry each of them as text, in every cell. */
const given = (attributes: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/** Show header and rows of a list by its columns. Synchronous, because React would stream each awaited row alone. */
export function ColumnRows<Row, Context>({ columns, rows, context, parts, sorting, texts }: Props<Row, Context>) {
  const shown = columns.filter(({ when }) => when?.(context) ?? true);
  // Without an action for any row, such as for users who only read, the column would be blank.
  const actions = rows.map((row) => parts.actions?.(row, context));
  const hasActions = actions.some(Boolean);
  return (
    <>
      <thead>
        <tr>
          {shown.map((column) => headOf(column, column.before?.(rows, context), sorting, texts))}
          {hasActions ? (
            <th scope="col" data-cell="actions">
              {texts.actions}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={parts.keyOf(row)} {...given({ "data-peek": parts.peek?.(row) })}>
            {shown.map((column) => cellOf(column, { row, context, texts, peeks: Boolean(parts.peek) }))}
            {hasActions ? actionsOf(actions[index]) : null}
          </tr>
        ))}
        {rows.length > 0 ? totalOf(shown, context, { hasActions, labelOf: texts.labelOf }) : null}
      </tbody>
    </>
  );
}

type TotalParts = { hasActions: boolean; labelOf: (label: string) => string };

/** The row of sums. It has a cell for every column, so that hidden columns leave it as they leave the rows. */
function totalOf<Row, Context>(
  columns: readonly Column<Row, Context>[],
  context: Context,
  { hasActions, labelOf }: TotalParts,
) {
  if (!columns.some(({ total }) => total)) return null;
  return (
    <tr data-row="total">
      {columns.map(({ id, total, label, align, card }) => (
        <td
          key={id}
          {...given({
            "data-sum": total ? id : undefined,
            "data-align": align,
            "data-card": total && typeof card === "string" ? card : undefined,
            "data-label": total && card === "fact" ? labelOf(label) : undefined,
          })}
        >
          {total?.(context)}
        </td>
      ))}
      {hasActions ? <td data-cell="actions" /> : null}
    </tr>
  );
}

function headOf<Row, Context>(
  column: Column<Row, Context>,
  before: ReactNode,
  { sorts, ...sorting }: Sorting,
  texts: Texts,
) {
  const { id, align, kind, first } = column;
  const label = texts.labelOf(column.label);
  if (sorts.includes(id))
    return (
      <SortHeader
        key={id}
        id={id}
        label={label}
        align={align}
        isSecondary={kind === "spare"}
        {...(first ? { first } : {})}
        before={before}
        {...sorting}
      />
    );
  return (
    <th key={id} scope="col" data-column={id} {...given({ "data-align": align, "data-cell": kind })}>
      {before}
      {label}
    </th>
  );
}

type CellParts<Row, Context> = { row: Row; context: Context; texts: Texts; peeks: boolean };

function cellOf<Row, Context>(column: Column<Row, Context>, parts: CellParts<Row, Context>) {
  const { row, context, texts } = parts;
  const text = "text" in column ? (column.text(row, context) ?? null) : null;
  const whole = column.title ? column.title(row, context) : text;
  const place = placeOf(column, row, text);
  const isMuted = typeof column.isMuted === "function" ? column.isMuted(row) : column.isMuted;
  const content = contentOf(column, text ?? texts.blank, row, context);
  return (
    <td
      key={column.id}
      {...given({
        "data-card": place,
        "data-label": place === "fact" ? texts.labelOf(column.label) : undefined,
        "data-align": column.align,
        "data-cell": column.kind,
        "data-muted": isMuted ? "" : undefined,
        title: typeof whole === "string" && whole.length > maxWhole ? whole : undefined,
      })}
    >
      {place === "title" && parts.peeks ? (
        <>
          {content}
          <PreviewButton label={texts.peekOf(String(text))} />
        </>
      ) : (
        content
      )}
    </td>
  );
}

function contentOf<Row, Context>(column: Column<Row, Context>, text: string | number, row: Row, context: Context) {
  if ("cell" in column) return column.cell(row, context);
  const second = column.second?.(row, context);
  const first = linked(text, column.href?.(row, context) ?? null);
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
  <td data-cell="actions" {...given({ "data-card": actions ? "actions" : undefined })}>
    {actions}
  </td>
);

/** A fact without a text would be noise on a card. */
function placeOf<Row, Context>(column: Column<Row, Context>, row: Row, text: string | number | null) {
  const place = typeof column.card === "function" ? column.card(row) : column.card;
  return place === "fact" && "text" in column && text === null ? undefined : place;
}
