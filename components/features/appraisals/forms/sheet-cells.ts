import type { GridState } from "@/components/ui/grid/grid-state";

export const questionColumns = ["kind", "sequenceNo", "label", "labelId", "question", "questionId"] as const;
export const courseColumns = ["no", "category", "name", "nameId"] as const;
export type CellProblem = { id: number; column: string; message: string };

type Columns = readonly string[];
/** Return rows that are not empty. */
export const filledOf = ({ rows }: GridState, columns: Columns) =>
  rows.filter(({ cells }) => columns.some((column) => (cells[column] ?? "").trim() !== ""));

/** Return the invalid cells: empty, or not an allowed choice. choices: labels by column in the user's language. */
export function cellProblems(
  sheet: GridState,
  columns: Columns,
  choices: Readonly<Record<string, readonly string[]>>,
): CellProblem[] {
  return filledOf(sheet, columns).flatMap(({ id, cells }) =>
    columns.flatMap((column): CellProblem[] => {
      const text = (cells[column] ?? "").trim();
      if (text === "") return [{ id, column, message: "blank" }];
      const choice = choices[column];
      if (choice && !choice.includes(text))
        return [{ id, column, message: column === "kind" ? "unknownKind" : "unknownCategory" }];
      if (column === "sequenceNo" && !/^[1-9]\d?$/.test(text)) return [{ id, column, message: "wrongNumber" }];
      return [];
    }),
  );
}
