"use client";

import Checkbox from "@mui/material/Checkbox";
import type { GridRenderCellParams } from "@mui/x-data-grid";
import { useLayoutEffect, useRef } from "react";

type Props = {
  cell: Pick<GridRenderCellParams, "hasFocus" | "tabIndex">;
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
};

/** A checkbox in a grid cell. Keyboard navigation focuses the checkbox, and the space bar toggles it. */
export function CheckCell({ cell, label, checked, disabled, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (cell.hasFocus) box.current?.focus({ preventScroll: true });
  }, [cell.hasFocus]);
  return (
    <Checkbox
      size="small"
      checked={checked}
      disabled={disabled}
      tabIndex={cell.tabIndex}
      onChange={(_event, on) => onChange(on)}
      slotProps={{ input: { ref: box, "aria-label": label } }}
    />
  );
}
