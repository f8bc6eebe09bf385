"use client";

import {
  DataGrid,
  type GridColDef,
  type GridRowIdGetter,
  type GridSortModel,
  type GridValidRowModel,
} from "@mui/x-data-grid";
import { idID } from "@mui/x-data-grid/locales";
import { useLocale } from "next-intl";
import { ThemeFrame } from "../layout/theme-frame";
import { gridStyles } from "./grid-styles";

export type GridColumn<Row extends GridValidRowModel> = GridColDef<Row>;

type Props<Row extends GridValidRowModel> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: GridRowIdGetter<Row>;
  sort?: GridSortModel;
};

/** The free edition shows at most 100 rows per page. */
const pageSizes = [50, 100];
const shortListRows = 50;

/**
 * A table to compare or edit cell by cell: arrow keys move, headers sort, columns resize.
 * Load it lazily, because the library is large.
 */
export function Grid<Row extends GridValidRowModel>({ label, columns, rows, rowId, sort = [] }: Props<Row>) {
  const locale = useLocale();
  const isShort = rows.length <= shortListRows;
  return (
    <ThemeFrame>
      <DataGrid<Row>
        aria-label={label}
        autoHeight
        columns={columns}
        density="compact"
        disableColumnFilter
        disableColumnMenu
        disableColumnSelector
        disableRowSelectionOnClick
        disableVirtualization
        getRowHeight={() => "auto"}
        getRowId={rowId}
        hideFooter={isShort}
        initialState={{ pagination: { paginationModel: { pageSize: 50 } }, sorting: { sortModel: sort } }}
        localeText={locale === "id" ? idID.components.MuiDataGrid.defaultProps.localeText : undefined}
        pageSizeOptions={pageSizes}
        rows={rows}
        sx={gridStyles}
      />
    </ThemeFrame>
  );
}
