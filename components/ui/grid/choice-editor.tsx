"use client";

import { useGridApiContext, type GridRenderEditCellParams } from "@mui/x-data-grid";
import { useLayoutEffect, useRef } from "react";
import styles from "./edit-grid.module.css";

type Props = {
  params: Pick<GridRenderEditCellParams, "id" | "field" | "value" | "hasFocus">;
  label: string;
  listId: string;
};

/** Edits a cell with a list of options. Text that matches none stays until it is corrected. */
export function ChoiceEditor({ params: { id, field, value, hasFocus }, label, listId }: Props) {
  const api = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <input
      ref={input}
      className={styles.choice}
      list={listId}
      aria-label={label}
      value={String(value ?? "")}
      onChange={(event) => void api.current.setEditCellValue({ id, field, value: event.target.value })}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
