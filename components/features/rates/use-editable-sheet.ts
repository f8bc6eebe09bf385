"use client";

import { useMemo, useReducer, useState } from "react";
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
import { differenceOf, type CellChange } from "@/lib/features/rates/versions/difference.rules";
import { columnsOf, keyOf, type Cells, type RateColumn } from "@/lib/features/rates/kinds.rules";
import {
  maxRateRows,
  markAmbiguousAmounts,
  parseCell,
  parseRows,
  type OptionIndex,
} from "@/lib/features/rates/versions/parse-rows.rules";
import type { RateVersion } from "@/lib/features/rates/versions/schema";
import { cellText, optionIndexOf, type CellOptions } from "./cell-options";
import { withoutRemarks } from "@/lib/platform/i18n/table-remarks";

/** message is a message key, or a text from the server. */
export type Problem = CellPosition & { row: number; message: string };

const isFilled = (cells: Readonly<Record<string, string>>) => Object.values(cells).some((text) => text !== "");

/** Rebuild the previous version's rows from this one and its changes. */
function rowsBefore({ kind, rows, difference }: RateVersion): Cells[] {
  const added = new Set(difference.added.map((row: Cells) => keyOf(kind, row)));
  const was = new Map<string, CellChange[]>();
  for (const { row, changes } of difference.changed) was.set(keyOf(kind, row), changes);
  const previousRows = rows.flatMap((row: Cells) => {
    const changes = was.get(keyOf(kind, row)) ?? [];
    return added.has(keyOf(kind, row))
      ? []
      : [{ ...row, ...Object.fromEntries(changes.map(({ column, before }) => [column, before])) }];
  });
  return [...previousRows, ...difference.removed];
}

/** Format a valid cell; keep an invalid one as typed. */
function formatCell(
  column: RateColumn | undefined,
  text: string,
  { choices, optionIndex }: { choices: CellOptions; optionIndex: OptionIndex },
) {
  const cell = column ? parseCell(column, text, optionIndex) : undefined;
  return column && cell && "value" in cell ? cellText(column, cell.value, choices) : text;
}

/** Parse the typed sheet: values, problems, and changes to the previous version. */
function readSheet(kind: RateVersion["kind"], sheet: GridState, optionIndex: OptionIndex, before: Cells[]) {
  const filled = sheet.rows.filter(({ cells }) => isFilled(cells));
  const numbers = new Map(sheet.rows.map(({ id }, index) => [id, index + 1]));
  const { rows, problems } = parseRows(
    kind,
    filled.map(({ cells }) => cells),
    optionIndex,
  );
  const cellProblems = problems.flatMap(({ row, column, message }): Problem[] => {
    const id = filled[row]?.id;
    return id === undefined ? [] : [{ id, column, message, row: numbers.get(id) ?? 0 }];
  });
  const { added, changed } = differenceOf(kind, before, rows);
  const notes = new Map(changed.map(({ row, changes }) => [keyOf(kind, row), changes]));
  const keys = columnsOf[kind].filter(({ isKey }) => isKey);
  const isNamed = (row: Cells) => keys.every(({ name }) => row[name] !== undefined);
  const addedKeys = new Set(added.filter(isNamed).map((row) => keyOf(kind, row)));
  const readable = new Map(filled.map(({ id }, index) => [id, rows[index] ?? {}]));
  return { filled, rows, problems: cellProblems, notes, fresh: addedKeys, readable };
}

/** Sheet state while editing. Invalid cells are marked at once, missing ones after the first save attempt. */
export function useRateSheet(version: RateVersion, choices: CellOptions) {
  const { kind } = version;
  const columns = columnsOf[kind];
  const [start] = useState(() => {
    const texts = version.rows.map((row: Cells) =>
      Object.fromEntries(columns.map((column) => [column.name, cellText(column, row[column.name], choices)])),
    );
    return gridStateOf(texts.length > 0 ? texts : [{}]);
  });
  const [sheet, change] = useReducer((now: GridState, next: (sheet: GridState) => GridState) => next(now), start);
  const [showsMissing, setShowsMissing] = useState(false);
  const optionIndex = useMemo(() => optionIndexOf(choices), [choices]);
  const before = useMemo(() => (version.before ? rowsBefore(version) : []), [version]);
  const now = useMemo(() => readSheet(kind, sheet, optionIndex, before), [kind, sheet, optionIndex, before]);
  const lists = { choices, optionIndex };
  const columnOf = (name: string | undefined) => columns.find((column) => column.name === name);
  const textAt = ({ id, column }: CellPosition) => sheet.rows.find((row) => row.id === id)?.cells[column] ?? "";
  return {
    sheet,
    ...now,
    problems: showsMissing ? now.problems : now.problems.filter((problem) => textAt(problem) !== ""),
    allProblems: now.problems,
    isClean: now.problems.length === 0,
    isDirty: sheet.rows !== start.rows,
    showMissing: () => setShowsMissing(true),
    setCell: (place: CellPosition, text: string) =>
      change((of) => withCell(of, place, formatCell(columnOf(place.column), text, lists))),
    addRow: () => change(withRow),
    removeRow: (id: number) => change((of) => withoutRow(of, id)),
    undo: () => change(undo),
    paste: (at: CellPosition, block: string[][]) => {
      const names = columns.map(({ name }) => name);
      const firstColumn = columns.findIndex(({ name }) => name === at.column);
      const { lines, skipped } = withoutRemarks(block);
      const asked = markAmbiguousAmounts(columns.slice(firstColumn), lines);
      const tidied = asked.map((line) =>
        line.map((text, index) => formatCell(columns[firstColumn + index], text, lists)),
      );
      const pasted = withPastedBlock(sheet, tidied, { columns: names, at, maxRows: maxRateRows });
      change(() => pasted.sheet);
      return { ...pasted, skipped };
    },
  };
}
