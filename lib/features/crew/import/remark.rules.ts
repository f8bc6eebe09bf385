import type { SheetCell } from "@/lib/platform/excel/sheet";
import { isBlank, textIn } from "./cell.rules";

/** A line of a sheet that is no person and no document. */
export type Remark = { line: number; kind: "total" | "note"; text: string };

const totalWords = "(?:grand |sub[ -]?)?total|jumlah|rekapitulasi|rekap|sum";
/** "Total", "Grand total:", "Jumlah keseluruhan", "Total 25 orang", "Jumlah awak kapal: 25". */
const total = new RegExp(
  `^(?:${totalWords})(?: (?:${totalWords}|all|overall|keseluruhan|seluruh|seluruhnya|semua|of|crew|awak|kapal|kru|pelaut|orang|people|persons?|seafarers?|data|baris|rows?|lines?))*\\s*[:=]?\\s*[\\d.,]*\\s*(?:crew|awak kapal|orang|people|persons?|seafarers?|pelaut|rows?|lines?|baris|data)?$`,
  "i",
);
/** A sum beside the word, with what it counts. */
const counted = /^[\d.,\s%]*(?:crew|awak kapal|orang|people|persons?|seafarers?|pelaut|rows?|lines?|baris|data)?$/i;
const note =
  /^(?:\*+(?!$)|(?:notes?|n\.?b|remarks?|catatan|keterangan|ket|printed|dicetak|prepared by|dibuat oleh|checked by|diperiksa oleh|approved by|disetujui oleh|source|sumber)\b\s*(?:[:.)-]|on\b|by\b|oleh\b|pada\b|tanggal\b|$))/i;

const textOf = (cell: SheetCell | undefined) => {
  const text = textIn(cell);
  return text.ok ? text.value.replace(/\s+/g, " ") : "";
};

const isSentence = (text: string) => /\p{L}.* .*\p{L}/u.test(text) && text.length > 12;

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
  const isRemark = (text: string) => total.test(text) || note.test(text);
  const isIdentified = keyColumns.some((key) => {
    const cell = filled.find(({ place }) => place === places.get(key));
    return cell !== undefined && !isRemark(cell.text) && !isSentence(cell.text);
  });
  if (isIdentified) return null;
  const text = first.text.slice(0, 60);
  const others = filled.slice(1).map((cell) => cell.text);
  if (total.test(first.text) && others.every((other) => counted.test(other) || total.test(other)))
    return { line, kind: "total", text };
  if (others.length === 0 && (note.test(first.text) || (isBelow && isSentence(first.text))))
    return { line, kind: "note", text };
  return null;
}
