/** Styles of the grid, from the design tokens. */
export const gridStyles = {
  border: 0,
  fontSize: 14,
  fontVariantNumeric: "tabular-nums",
  "--DataGrid-t-color-border-base": "var(--hairline)",
  "--DataGrid-t-header-background-base": "transparent",
  "& .MuiDataGrid-columnHeaderTitle": { color: "var(--ink-muted)", fontSize: 13, fontWeight: 600 },
  "& .MuiDataGrid-cell": { display: "flex", alignItems: "center", py: 1.5, lineHeight: "20px", whiteSpace: "normal" },
  "& .MuiDataGrid-cell--textRight": { justifyContent: "flex-end" },
  "& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within": {
    outline: "2px solid var(--focus)",
    outlineOffset: -2,
  },
} as const;
