"use client";

import { visuallyHidden } from "../form/visually-hidden";
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from "@mui/x-data-grid";
import { idID } from "@mui/x-data-grid/locales";
import { useLocale } from "next-intl";
import { useEffect, useId, type ClipboardEvent } from "react";
import { Icon } from "../layout/icon";
import { ThemeFrame } from "../layout/theme-frame";
import { ChoiceEditor } from "./choice-editor";
import { gridStyles } from "./grid-styles";
import { parseClipboard } from "./parse-clipboard";
import type { CellPosition, GridRow } from "./grid-state";
import styles from "./edit-grid.module.css";

/** `options`: allowed values, offered while the cell is edited. */
type EditColumn = { name: string; label: string; width: number; align?: "end"; options?: readonly string[] };
type Marks = (id: number, column: string) => string | undefined;
type Props = {
  label: string;
  columns: readonly EditColumn[];
  rows: readonly GridRow[];
  /** Error and note of a cell. */
  problemOf: Marks;
  noteOf: Marks;
  rowLabel: string;
  removalLabel: string;
  removeLabel: (row: number) => string;
  /** The cell to focus. Pass a new object to focus the same cell again. */
  focusCell: CellPosition | null;
  onCell: (place: CellPosition, text: string) => void;
  onBlock: (place: CellPosition, block: string[][]) => void;
  onRemove: (id: number) => void;
  onUndo: () => void;
};
type Line = { id: number; rowNumber: number } & Record<string, unknown>;

const editGridStyles = {
  ...gridStyles,
  "& .MuiDataGrid-columnHeaderTitle": {
    ...gridStyles["& .MuiDataGrid-columnHeaderTitle"],
    lineHeight: "16px",
    whiteSpace: "normal",
  },
  "& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle": { textAlign: "right" },
} as const;

/** The free edition shows at most 100 rows per page. */
const pageSize = 100;
const removal = "remove";
const isShortcut = (event: { ctrlKey: boolean; metaKey: boolean; key: string }, key: string) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === key;

/**
 * A grid to fill in cell by cell or by pasting from a spreadsheet. Every cell is text until the caller parses it.
 * Rows keep their order. Load it lazily, because the library is large.
 */
export function EditGrid({ label, columns, rows, problemOf, noteOf, rowLabel, focusCell, ...props }: Props) {
  const { removalLabel, removeLabel, onCell, onBlock, onRemove, onUndo } = props;
  const locale = useLocale();
  const api = useGridApiRef();
  const listId = useId();
  useFocusCell(api, rows, focusCell);

  const lines: Line[] = rows.map(({ id, cells }, index) => {
    const texts = columns.map(({ name }) => [name, cells[name] ?? ""]);
    // Create new row objects when a mark changes, because the grid repaints a cell only for a new row.
    return { id, rowNumber: index + 1, ...Object.fromEntries(texts) };
  });
  const cell = ({ name, label: head, width, align, options }: EditColumn): GridColDef<Line> => ({
    field: name,
    headerName: head,
    flex: width,
    minWidth: width,
    editable: true,
    sortable: false,
    ...(align === "end" ? { align: "right" as const, headerAlign: "right" as const } : {}),
    renderCell: ({ row, value }: GridRenderCellParams<Line>) => (
      <MarkedText text={String(value ?? "")} problem={problemOf(row.id, name)} note={noteOf(row.id, name)} />
    ),
    ...(options
      ? {
          renderEditCell: (params: GridRenderEditCellParams<Line>) => (
            <ChoiceEditor params={params} label={head} listId={`${listId}-${name}`} />
          ),
        }
      : {}),
  });

  const onKey: GridEventListener<"cellKeyDown"> = ({ cellMode, field, id }, event) => {
    if (cellMode === "edit") return;
    // Paste the block into the grid, not into the active cell.
    if (isShortcut(event, "v")) event.defaultMuiPrevented = true;
    if (isShortcut(event, "z")) onUndo();
    if (field === removal && (event.key === "Enter" || event.key === "Delete")) onRemove(Number(id));
  };
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const place = api.current?.state.focus.cell;
    const block = parseClipboard(event.clipboardData.getData("text/plain"));
    const isEditing = event.target instanceof HTMLInputElement;
    const isOneCell = block.length === 1 && block[0]?.length === 1;
    if (!place || (isEditing && isOneCell)) return;
    event.preventDefault();
    if (isEditing) api.current?.stopCellEditMode({ id: place.id, field: place.field, ignoreModifications: true });
    onBlock({ id: Number(place.id), column: place.field }, block);
  };

  return (
    <ThemeFrame>
      <div className={styles.frame} onPaste={paste}>
        <DataGrid<Line>
          apiRef={api}
          aria-label={label}
          columns={[
            {
              field: "rowNumber",
              headerName: rowLabel,
              width: 56,
              sortable: false,
              align: "right",
              headerAlign: "right",
            },
            ...columns.map(cell),
            {
              field: removal,
              headerName: removalLabel,
              renderHeader: () => <span style={visuallyHidden}>{removalLabel}</span>,
              width: 48,
              sortable: false,
              align: "center",
              renderCell: ({ row, tabIndex }: GridRenderCellParams<Line>) => (
                <button
                  type="button"
                  className={styles.remove}
                  tabIndex={tabIndex}
                  aria-label={removeLabel(row.rowNumber)}
                  onClick={() => onRemove(row.id)}
                >
                  <Icon name="delete" size={16} />
                </button>
              ),
            },
          ]}
          rows={lines}
          density="compact"
          disableColumnFilter
          disableColumnMenu
          disableColumnSelector
          disableColumnSorting
          disableRowSelectionOnClick
          disableVirtualization
          getRowHeight={() => "auto"}
          hideFooter={rows.length <= pageSize}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
          localeText={locale === "id" ? idID.components.MuiDataGrid.defaultProps.localeText : undefined}
          onCellKeyDown={onKey}
          processRowUpdate={(line: Line, before: Line) => {
            for (const { name } of columns)
              if (line[name] !== before[name]) onCell({ id: line.id, column: name }, String(line[name] ?? "").trim());
            return line;
          }}
          sx={editGridStyles}
        />
      </div>
      {columns.map(({ name, options }) =>
        options ? (
          <datalist key={name} id={`${listId}-${name}`}>
            {options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        ) : null,
      )}
    </ThemeFrame>
  );
}

function useFocusCell(api: ReturnType<typeof useGridApiRef>, rows: readonly GridRow[], focusCell: CellPosition | null) {
  useEffect(() => {
    const grid = api.current;
    const index = rows.findIndex(({ id }) => id === focusCell?.id);
    if (!grid || !focusCell || index < 0) return;
    grid.setPage(Math.floor(index / pageSize));
    grid.scrollToIndexes({ rowIndex: index % pageSize, colIndex: grid.getColumnIndex(focusCell.column) });
    grid.setCellFocus(focusCell.id, focusCell.column);
    // Run once per request to focus, because rows change while the user types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusCell]);
}

function MarkedText({ text, problem, note }: { text: string; problem: string | undefined; note: string | undefined }) {
  return (
    <span className={styles.cell} data-wrong={problem ? true : undefined} data-noted={note ? true : undefined}>
      <span>{text}</span>
      {(problem ?? note) ? <span className={styles.mark}>{problem ?? note}</span> : null}
    </span>
  );
}
