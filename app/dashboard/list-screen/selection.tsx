import type { ReactNode } from "react";
import { NoCheckbox, SelectAll, SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import type { RowSelection } from "@/components/ui/list/columns/column-rows";

type Selected<Row, Context> = Pick<RowSelection<Row, Context>, "row"> & {
  /** Whether the viewer has bulk work here. */
  when?: (context: Context) => boolean;
  /** The bulk work, as a bar that shows with the first selected row. */
  bar: (context: Context) => ReactNode;
};
export type Selection<Row, Context> = Selected<Row, Context> &
  RowSelection<Row, Context> & { Frame: typeof SelectionFrame };

/** Rows that can be selected for bulk work. */
export const selection = <Row, Context>(parts: Selected<Row, Context>): Selection<Row, Context> => ({
  ...parts,
  Frame: SelectionFrame,
  All: SelectAll,
  One: SelectCheckbox,
  None: NoCheckbox,
});
