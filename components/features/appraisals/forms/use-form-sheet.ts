"use client";

import { useReducer, useState } from "react";
import {
  sheetOf,
  undone,
  withBlock,
  withCell,
  withoutRow,
  withRow,
  type CellPlace,
  type Sheet,
} from "@/components/ui/grid/sheet";
import { cellProblems, filledOf, type CellProblem } from "./sheet-cells";

type Options = {
  columns: readonly string[];
  choices: Readonly<Record<string, readonly string[]>>;
  start: Record<string, string>[];
};
type Refused = { rows: unknown; cells: CellProblem[] };

/** Manage a sheet while it is edited. Invalid cells are marked at once, empty ones after the first save attempt. */
export function useFormSheet({ columns, choices, start }: Options) {
  const [first] = useState(() => sheetOf(start.length > 0 ? start : [{}]));
  const [sheet, change] = useReducer((now: Sheet, next: (sheet: Sheet) => Sheet) => next(now), first);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>({ rows: null, cells: [] });
  const problems = cellProblems(sheet, columns, choices);
  const judged = isTried ? problems : problems.filter(({ message }) => message !== "blank");
  return {
    sheet,
    problems,
    // Server errors are shown until the rows change.
    shown: [...judged, ...(refused.rows === sheet.rows ? refused.cells : [])],
    isDirty: sheet.rows !== first.rows,
    tryIt: () => setTried(true),
    refuse: (errors: { path: string; message: string }[], name: string) => {
      const filled = filledOf(sheet, columns);
      const cells = errors.flatMap(({ path, message }): CellProblem[] => {
        const [, of, row = "", column = ""] = /^(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
        const id = filled[Number(row)]?.id;
        return of === name && id !== undefined ? [{ id, column, message }] : [];
      });
      setRefused({ rows: sheet.rows, cells });
    },
    setCell: (place: CellPlace, text: string) => change((of) => withCell(of, place, text.trim())),
    addRow: () => change(withRow),
    removeRow: (id: number) => change((of) => withoutRow(of, id)),
    undo: () => change(undone),
    paste: (at: CellPlace, block: string[][], most: number) =>
      change((of) => withBlock(of, block, { columns, at, most }).sheet),
  };
}
export type FormSheet = ReturnType<typeof useFormSheet>;
