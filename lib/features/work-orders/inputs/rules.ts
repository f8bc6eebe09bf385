import { monthOf, yearOf, type Month } from "@/lib/platform/calendar/months";
import type { sumsStates } from "./schema";

type Sums = { verifiedAt: Date | null; usedAt?: Date | null } | null | undefined;
type State = (typeof sumsStates)[number];

/** Return the status of opening sums. used: a locked month uses them; missing: the year needs them. product 5.15.6b */
export function sumsStateOf(sums: Sums, isNeeded: boolean): State {
  if (!sums) return isNeeded ? "missing" : "none";
  if (sums.usedAt) return "used";
  return sums.verifiedAt ? "verified" : "unverified";
}

/**
 * Whether a person's year began before this product paid them, so that opening sums are required. Days and months in
 * Asia/Jakarta. product 5.15.6b
 */
export function needsOpening({
  year,
  joinedOn,
  usedFrom,
}: {
  year: number;
  joinedOn: string;
  usedFrom: Month | null;
}): boolean {
  if (usedFrom === null || yearOf(usedFrom) !== year || usedFrom === `${year}-01`) return false;
  return monthOf(joinedOn) < usedFrom;
}

/** Columns of a pasted opening balance, in order. */
export const openingColumns = ["employeeNumber", "through", "gross", "pension", "withheld"] as const;

/** Split rows pasted from a spreadsheet at tabs or semicolons, skipping blank lines. */
export const cellsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(line.includes("\t") ? "\t" : ";").map((cell) => cell.trim()));
