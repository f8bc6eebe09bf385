"use client";

import { useMemo, useReducer, useState } from "react";
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
import { differenceOf, type CellChange } from "@/lib/features/rates/difference.rules";
import { columnsOf, keyOf, type Cells, type RateColumn } from "@/lib/features/rates/kinds.rules";
import { mostRows, questionBlock, readCell, readRows, type Known } from "@/lib/features/rates/rows.rules";
import type { RateVersion } from "@/lib/features/rates/schema";
import { cellText, knownOf, type Choices } from "./choices";

/** message is a message key, or a text from the server. */
export type Problem = CellPlace & { row: number; message: string };

const isFilled = (cells: Readonly<Record<string, string>>) => Object.values(cells).some((text) => text !== "");

/** Rebuild the previous version's rows from this one and its changes. */
function rowsBefore({ kind, rows, difference }: RateVersion): Cells[] {
  const added = new Set(difference.added.map((row: Cells) => keyOf(kind, row)));
  const was = new Map<string, CellChange[]>();
  for (const { row, changes } of difference.changed) was.set(keyOf(kind, row), changes);
  const kept = rows.flatMap((row: Cells) => {
    const changes = was.get(keyOf(kind, row)) ?? [];
    return added.has(keyOf(kind, row))
      ? []
      : [{ ...row, ...Object.fromEntries(changes.map(({ column, before }) => [column, before])) }];
  });
  return [...kept, ...difference.removed];
}

/** Format a valid cell; keep an invalid one as typed. */
function tidy(column: RateColumn | undefined, text: string, { choices, known }: { choices: Choices; known: Known }) {
  const read = column ? readCell(column, text, known) : undefined;
  return column && read && "value" in read ? cellText(column, read.value, choices) : text;
}

/** Parse the typed sheet: values, problems, and changes to the previous version. */
function read(kind: RateVersion["kind"], sheet: Sheet, known: Known, before: Cells[]) {
  const filled = sheet.rows.filter(({ cells }) => isFilled(cells));
  const numbers = new Map(sheet.rows.map(({ id }, index) => [id, index + 1]));
  const { rows, problems } = readRows(
    kind,
    filled.map(({ cells }) => cells),
    known,
  );
  const found = problems.flatMap(({ row, column, message }): Problem[] => {
    const id = filled[row]?.id;
    return id === undefined ? [] : [{ id, column, message, row: numbers.get(id) ?? 0 }];
  });
  const { added, changed } = differenceOf(kind, before, rows);
  const notes = new Map(changed.map(({ row, changes }) => [keyOf(kind, row), changes]));
  const keys = columnsOf[kind].filter(({ isKey }) => isKey);
  const isNamed = (row: Cells) => keys.every(({ name }) => row[name] !== undefined);
  const fresh = new Set(added.filter(isNamed).map((row) => keyOf(kind, row)));
  const readable = new Map(filled.map(({ id }, index) => [id, rows[index] ?? {}]));
  return { filled, rows, problems: found, notes, fresh, readable };
}

/** Sheet state while editing. Invalid cells are marked at once, missing ones after the first save attempt. */
export function useRateSheet(version: RateVersion, choices: Choices) {
  const { kind } = version;
  const columns = columnsOf[kind];
  const [start] = useState(() => {
    const texts = version.rows.map((row: Cells) =>
      Object.fromEntries(columns.map((column) => [column.name, cellText(column, row[column.name], choices)])),
    );
    return sheetOf(texts.length > 0 ? texts : [{}]);
  });
  const [sheet, change] = useReducer((now: Sheet, next: (sheet: Sheet) => Sheet) => next(now), start);
  const [isTried, setTried] = useState(false);
  const known = useMemo(() => knownOf(choices), [choices]);
  const before = useMemo(() => (version.before ? rowsBefore(version) : []), [version]);
  const now = useMemo(() => read(kind, sheet, known, before), [kind, sheet, known, before]);
  const lists = { choices, known };
  const columnOf = (name: string | undefined) => columns.find((column) => column.name === name);
  const textAt = ({ id, column }: CellPlace) => sheet.rows.find((row) => row.id === id)?.cells[column] ?? "";
  return {
    sheet,
    ...now,
    problems: isTried ? now.problems : now.problems.filter((problem) => textAt(problem) !== ""),
    allProblems: now.problems,
    isClean: now.problems.length === 0,
    isDirty: sheet.rows !== start.rows,
    tryIt: () => setTried(true),
    setCell: (place: CellPlace, text: string) =>
      change((of) => withCell(of, place, tidy(columnOf(place.column), text, lists))),
    addRow: () => change(withRow),
    removeRow: (id: number) => change((of) => withoutRow(of, id)),
    undo: () => change(undone),
    paste: (at: CellPlace, block: string[][]) => {
      const names = columns.map(({ name }) => name);
      const left = columns.findIndex(({ name }) => name === at.column);
      const asked = questionBlock(columns.slice(left), block);
      const tidied = asked.map((line) => line.map((text, index) => tidy(columns[left + index], text, lists)));
      const laid = withBlock(sheet, tidied, { columns: names, at, most: mostRows });
      change(() => laid.sheet);
      return laid;
    },
  };
}
