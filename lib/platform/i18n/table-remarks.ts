const totalWords = "(?:grand |sub[ -]?)?total|jumlah|rekapitulasi|rekap|sum";
/** "Total", "Grand total:", "Jumlah keseluruhan", "Total 25 orang", "Jumlah awak kapal: 25". */
const total = new RegExp(
  `^(?:${totalWords})(?: (?:${totalWords}|all|overall|keseluruhan|seluruh|seluruhnya|semua|of|crew|awak|kapal|kru|pelaut|orang|people|persons?|seafarers?|data|baris|rows?|lines?))*\\s*[:=]?\\s*[\\d.,]*\\s*(?:crew|awak kapal|orang|people|persons?|seafarers?|pelaut|rows?|lines?|baris|data)?$`,
  "i",
);
/** A sum beside the word, with what it counts. */
const counted =
  /^(?:rp\.?|idr)?[\d.,\s%()-]*(?:crew|awak kapal|orang|people|persons?|seafarers?|pelaut|rows?|lines?|baris|data)?$/i;
const note =
  /^(?:\*+(?!$)|(?:notes?|n\.?b|remarks?|catatan|keterangan|ket|printed|dicetak|prepared by|dibuat oleh|checked by|diperiksa oleh|approved by|disetujui oleh|source|sumber)\b\s*(?:[:.)-]|on\b|by\b|oleh\b|pada\b|tanggal\b|$))/i;

export const isTotal = (text: string) => total.test(text);
export const isNote = (text: string) => note.test(text);
export const isSentence = (text: string) => /\p{L}.* .*\p{L}/u.test(text) && text.length > 12;

/**
 * Recognise a line of texts that sums up a table or explains it, by its cells that are not blank.
 * @param isBelow whether no line of the table follows: there a single text is a note, whatever it begins with
 */
export function remarkOf(filled: readonly string[], { isBelow }: { isBelow: boolean }): "total" | "note" | null {
  const [first, ...others] = filled;
  if (first === undefined) return null;
  if (isTotal(first) && others.every((other) => counted.test(other) || isTotal(other))) return "total";
  return others.length === 0 && (isNote(first) || (isBelow && isSentence(first))) ? "note" : null;
}

/** The lines of a pasted table without its totals and notes, and how many of those there were. */
export function withoutRemarks<Line extends readonly string[]>(
  lines: readonly Line[],
): { lines: Line[]; skipped: number } {
  const filledIn = (line: readonly string[]) => line.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const isRow = lines.map((line) => filledIn(line).length > 1 && remarkOf(filledIn(line), { isBelow: false }) === null);
  const last = isRow.lastIndexOf(true);
  // A column on its own may hold any words.
  if (last < 0) return { lines: [...lines], skipped: 0 };
  const kept = lines.filter((line, at) => remarkOf(filledIn(line), { isBelow: at > last }) === null);
  return { lines: kept, skipped: lines.length - kept.length };
}
