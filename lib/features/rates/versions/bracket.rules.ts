import type { RateKind } from "@/db/enums/rates";
import type { Cells } from "../kinds.rules";

type BracketProblem = { row: number; column: string; message: string };

/** Group rows by category; one group when the kind has none. */
function groupsOf(rows: readonly Cells[]) {
  const groups = new Map<string, { row: number; above: number; rate: number }[]>();
  rows.forEach(({ terCategory, above, rate }, row) => {
    if (typeof above !== "number" || typeof rate !== "number") return;
    const name = String(terCategory ?? "");
    groups.set(name, [...(groups.get(name) ?? []), { row, above, rate }]);
  });
  return [...groups.values()].map((group) => group.toSorted((one, other) => one.above - other.above));
}

/** Validate brackets: each starts at zero and rises, so that a missing row is detected. */
export function bracketProblems(kind: RateKind, rows: readonly Cells[]): BracketProblem[] {
  if (kind !== "ter" && kind !== "progressive-tax") return [];
  return groupsOf(rows).flatMap((group) => {
    const [first] = group;
    const start =
      first && first.above > 0 ? [{ row: first.row, column: "above", message: "rates.problems.fromZero" }] : [];
    const falling = group.filter(({ rate }, place) => place > 0 && rate <= (group[place - 1]?.rate ?? -1));
    return [...start, ...falling.map(({ row }) => ({ row, column: "rate", message: "rates.problems.rising" }))];
  });
}
