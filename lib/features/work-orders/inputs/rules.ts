import { yearOf, type Month } from "../month.rules";
import type { sumsStates } from "./schema";

type Sums = { verifiedAt: Date | null; usedAt?: Date | null } | null | undefined;
type State = (typeof sumsStates)[number];

/** Where sums of another document stand: used ones a locked month rests on. missing is told where the year needs them. product 5.15.6b */
export function sumsStateOf(sums: Sums, isNeeded: boolean): State {
  if (!sums) return isNeeded ? "missing" : "none";
  if (sums.usedAt) return "used";
  return sums.verifiedAt ? "verified" : "unverified";
}

/** Whether somebody's year began before the product paid them, so that its first months must be told. Days and months in Asia/Jakarta. product 5.15.6b */
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
  return joinedOn.slice(0, 7) < usedFrom;
}

/** A cell of digits that stands for an opening balance, in the order people copy them. */
export const openingColumns = ["employeeNumber", "through", "gross", "pension", "withheld"] as const;

/** Rows copied out of a spreadsheet: tabs or semicolons between, blank lines left out. */
export const cellsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(line.includes("\t") ? "\t" : ";").map((cell) => cell.trim()));
