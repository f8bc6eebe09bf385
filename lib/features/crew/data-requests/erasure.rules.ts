import type { Strategy } from "@/db/personal";
import { applicantNumbers, erasureStrategies } from "../person-fields.rules";

/** The strategy of every column of a person's row and of an application. product 5.20 */
export const { crew: crewStrategy, applicants: applicantStrategy } = erasureStrategies();
const numbers = applicantNumbers();

const columnsOf = (table: Record<string, Strategy>, expected: Strategy) =>
  Object.entries(table).flatMap(([column, strategy]) => (strategy === expected ? [column] : []));
const nullColumns = (table: Record<string, Strategy>) =>
  Object.fromEntries(columnsOf(table, "destroy").map((column) => [column, null]));

const erasedName = (id: number) => `Erased ${id}`;
const yearOf = (day: string) => `${day.slice(0, 4)}-01-01`;

/** Build the erased row of a person; the birth year stays for statistics. */
export const erasedCrew = ({ id, dateOfBirth }: { id: number; dateOfBirth: string }) => ({
  ...nullColumns(crewStrategy),
  fullName: erasedName(id),
  dateOfBirth: yearOf(dateOfBirth),
});

/** The columns whose values the erasing statement sets itself. */
const setByStatement = ["statusGuid", "updatedAt", "version"];

/** Build the erased row of an application; required columns hold a dash, numbers 0. */
export const erasedApplicant = ({ id, dateOfBirth }: { id: number; dateOfBirth: string }) => ({
  ...nullColumns(applicantStrategy),
  ...Object.fromEntries(
    columnsOf(applicantStrategy, "replace")
      .filter((column) => !setByStatement.includes(column))
      .map((column) => [column, numbers.includes(column) ? 0 : "-"]),
  ),
  fullName: erasedName(id),
  email: `erased-${id}@erased.invalid`,
  dateOfBirth: yearOf(dateOfBirth),
  seafarerCode: `E${id}`,
});
