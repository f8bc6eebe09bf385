"use client";

import { useReducer, useState } from "react";
import {
  gridStateOf,
  undo,
  withPastedBlock,
  withCell,
  withoutRow,
  withRow,
  type CellPosition,
  type GridState,
} from "@/components/ui/grid/grid-state";
import { cellProblems, filledOf, type CellProblem } from "./sheet-cells";

type Options = {
  columns: readonly string[];
  choices: Readonly<Record<string, readonly string[]>>;
  start: Record<string, string>[];
};
type Refused = { rows: unknown; cells: CellProblem[] };

/** Manage a sheet while it is edited. Invalid cells are marked at once, empty ones after the first save attempt. */
export function useFormSheet({ columns, choices, start }: Options) {
  const [first] = useState(() => gridStateOf(start.length > 0 ? start : [{}]));
  const [sheet, change] = useReducer((now: GridState, next: (sheet: GridState) => GridState) => next(now), first);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>({ rows: null, cells: [] });
  const problems = cellProblems(sheet, columns, choices);
  const cellErrors = isTried ? problems : problems.filter(({ message }) => message !== "blank");
  return {
    sheet,
    problems,
    // Server errors are shown until the rows change.
    shown: [...cellErrors, ...(refused.rows === sheet.rows ? refused.cells : [])],
    isDirty: sheet.rows !== first.rows,
    tryIt: () => setTried(true),
    refuse: (errors: { path: string; message: string }[], name: string) => {
      const filled = filledOf(sheet, columns);
      const cells = errors.flatMap(({ path, message }): CellProblem[] => {
        const [, sheetName, row = "", column = ""] = /^(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
        const id = filled[Number(row)]?.id;
        return sheetName === name && id !== undefined ? [{ id, column, message }] : [];
      });
      setRefused({ rows: sheet.rows, cells });
    },
    setCell: (place: CellPosition, text: string) => change((current) => withCell(current, place, text.trim())),
    addRow: () => change(withRow),
    removeRow: (id: number) => change((current) => withoutRow(current, id)),
    undo: () => change(undo),
    paste: (at: CellPosition, block: string[][], maxRows: number) =>
      change((current) => withPastedBlock(current, block, { columns, at, maxRows }).sheet),
  };
}
export type FormSheet = ReturnType<typeof useFormSheet>;
