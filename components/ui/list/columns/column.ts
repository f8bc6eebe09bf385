import type { ReactNode } from "react";
import type { Order } from "../list-state";

/** Where the card of a phone shows a cell. Cells without a place are left out there. */
type CardPlace = "title" | "badge" | "fact";

type Place<Row, Context, Label> = {
  /** Names the column in the address and in stored choices; its sort has the same name. Never rename it. */
  id: string;
  /** The key of its text, or the text itself. */
  label: Label | ((context: Context) => string);
  card?: CardPlace | ((row: Row, context: Context) => CardPlace | undefined);
  align?: "end";
  /** short: narrow; wide: a sentence; wrap: in several lines; status: a badge; spare: hidden on narrow screens. */
  kind?: "short" | "wide" | "wrap" | "status" | "spare";
  /** The order of the first press on the header. */
  first?: Order;
  /** A second order of the same column. */
  also?: { id: string; label: Label; when?: (context: Context) => boolean };
  isMuted?: boolean | ((row: Row) => boolean);
  /** Shown in the header instead of the label. */
  head?: () => ReactNode;
  /** The whole text of a shortened cell. */
  title?: (row: Row, context: Context) => string | null | undefined;
  /** Shows the column only then. */
  when?: (context: Context) => boolean;
  /** Its cell in a last row of sums, such as the sum of all pages or the word for it. */
  total?: (context: Context) => ReactNode;
};

/** A column that shows a text, which may be a link, or an empty mark. `at`: place of the row in the whole list. */
type TextColumn<Row, Context> = {
  text: (row: Row, context: Context) => string | number | null | undefined;
  href?: (row: Row, context: Context, at: number) => string | null;
  /** A smaller second line. */
  second?: (row: Row, context: Context) => string | null;
  /** Marks beside the text. */
  marks?: (row: Row, context: Context) => ReactNode;
};
/** A column that shows a component. */
type CellColumn<Row, Context> = { cell: (row: Row, context: Context) => ReactNode };

/**
 * A column of a list, declared once: it gives the header, the cell, the fact on a phone's card, the column choice and
 * a bar of the loading state.
 */
export type Column<Row, Context, Label = string> = Place<Row, Context, Label> &
  (TextColumn<Row, Context> | CellColumn<Row, Context>);
