import { parseRupiah } from "@/lib/features/rates/amount.rules";
import type { misses } from "./schema";

/** A transfer as a bank's answer may refer to it. Whole rupiah. */
export type OpenTransfer = {
  id: number;
  reference: string;
  accountNumber: string;
  amount: number;
  isOpen: boolean;
};
type UnmatchedLine = { line: number; text: string; why: (typeof misses)[number] };
type TransferAnswer = { id: number; state: "paid" | "rejected"; reason: string | null };

const paidWord =
  /^(?:success(?:ful(?:ly)?)?|sukses|berhasil|paid|dibayar|ok|done|settled|completed?|processed|executed)\b/i;
const rejectedWord =
  /^(?:reject(?:ed)?|fail(?:ed|ure)?|gagal|(?:di)?tolak|retur(?:n(?:ed)?)?|error|batal|cancel+ed|unsuccessful)\b/i;
const maxLineLength = 200;

/** Split a line into cells at tabs, semicolons, bars or commas: the first one it has outside quotes. */
function cellsOf(line: string): string[] {
  const outside = line.replace(/"(?:[^"]|"")*"/g, "");
  const separator = ["\t", ";", "|", ","].find((one) => outside.includes(one)) ?? ",";
  const cells: string[] = [];
  let [cell, isQuoted] = ["", false];
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (letter === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/**
 * Parse whole rupiah as banks write them: 5000000, 5.000.000, 5,000,000.00, IDR 5000000,00. @returns undefined for
 * anything else
 */
export function amountIn(cell: string): number | undefined {
  const bare = cell.replace(/^(?:IDR|Rp\.?)\s*/i, "").trim();
  const units = bare.replace(/[.,]00?$/, "");
  if (/^\d{1,3}(,\d{3})+$/.test(units)) return Number(units.replaceAll(",", ""));
  const parsed = /^[\d.]+$/.test(units) ? parseRupiah(units) : undefined;
  return parsed ?? undefined;
}

const digitsOf = (cell: string) => cell.replace(/^'/, "").replace(/[\s.-]/g, "");

/** Match a line to a transfer by reference, else by a unique account and amount. */
function transferOf(cells: readonly string[], transfers: readonly OpenTransfer[]): OpenTransfer | UnmatchedLine["why"] {
  const byReference = transfers.filter(({ reference }) => cells.some((cell) => cell.toUpperCase().includes(reference)));
  const amounts = cells.map(amountIn);
  const isOfAmount = ({ amount }: OpenTransfer) => amounts.includes(amount);
  const [first, second] = byReference;
  if (first) return second ? "several" : isOfAmount(first) ? first : "amount";
  const accounts = new Set(cells.map(digitsOf));
  const toAccount = transfers.filter(({ accountNumber }) => accounts.has(digitsOf(accountNumber)));
  const fitting = toAccount.filter(isOfAmount);
  if (fitting.length > 1) return "several";
  return fitting[0] ?? (toAccount.length > 0 ? "amount" : "unknown");
}

/** Read the outcome of a line. The reason is the text after the outcome word, else the word itself. */
function answerOf(cells: readonly string[]): Omit<TransferAnswer, "id"> | undefined {
  const at = cells.findIndex((cell) => paidWord.test(cell) || rejectedWord.test(cell));
  const word = cells[at];
  if (word === undefined) return undefined;
  if (!rejectedWord.test(word)) return { state: "paid", reason: null };
  const after = cells.slice(at + 1).find((cell) => /\p{L}{2}/u.test(cell));
  return { state: "rejected", reason: (after ?? word).slice(0, 300) };
}

/**
 * Parse a bank's answer, pasted or CSV, one transfer per line: paid, or rejected with the reason. A line matches by
 * reference or account plus amount; others are reported with the cause. Lines without digits are headings.
 */
export function parseBankAnswer(
  lines: string,
  transfers: readonly OpenTransfer[],
): { found: TransferAnswer[]; missed: UnmatchedLine[] } {
  const [found, missed] = [new Map<number, TransferAnswer>(), [] as UnmatchedLine[]];
  for (const [index, raw] of lines
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (!/\d/.test(raw)) continue;
    const cells = cellsOf(raw);
    const miss = (why: UnmatchedLine["why"]) =>
      missed.push({ line: index + 1, text: raw.trim().slice(0, maxLineLength), why });
    const transfer = transferOf(cells, transfers);
    if (typeof transfer === "string") {
      miss(transfer);
      continue;
    }
    const answer = answerOf(cells);
    if (!answer) miss("answer");
    else if (!transfer.isOpen) miss("answered");
    else if (found.has(transfer.id)) miss("several");
    else found.set(transfer.id, { id: transfer.id, ...answer });
  }
  return { found: [...found.values()], missed };
}
