import type { SheetCell } from "@/lib/platform/excel/sheet";
import { isNote, isSentence, isTotal, remarkOf } from "@/lib/platform/i18n/table-remarks";
import { isBlank, textIn } from "./cell.rules";

/** A line of a sheet that is no person and no document. */
export type Remark = { line: number; kind: "total" | "note"; text: string };

const textOf = (cell: SheetCell | undefined) => {
  const text = textIn(cell);
  return text.ok ? text.value.replace(/\s+/g, " ") : "";
};

/** What identifies a person: a line with it is never a remark. */
const keyColumns = ["seafarerCode", "employeeNumber"];

type Row = { line: number; row: readonly SheetCell[] };

/**
 * Recognise a line that sums up the table or explains it. A line with a seafarer code or an employee number is neither.
 * @param isBelow whether no line of the table follows: there a single text is a note, whatever it begins with
 */
export function remarkIn(
  { line, row }: Row,
  places: ReadonlyMap<string, number>,
  { isBelow }: { isBelow: boolean },
): Remark | null {
  const filled = row.flatMap((cell, place) => (isBlank(cell) ? [] : [{ place, text: textOf(cell) }]));
  const [first] = filled;
  if (!first) return null;
  const isRemark = (text: string) => isTotal(text) || isNote(text);
  const isIdentified = keyColumns.some((key) => {
    const cell = filled.find(({ place }) => place === places.get(key));
    return cell !== undefined && !isRemark(cell.text) && !isSentence(cell.text);
  });
  if (isIdentified) return null;
  const texts = filled.map((cell) => cell.text);
  const kind = remarkOf(texts, { isBelow });
  return kind && { line, kind, text: first.text.slice(0, 60) };
}
