import { departments } from "@/db/enums/positions";
import { currentHolderOf } from "./gap.rules";
import type { SeatRow } from "./schema";

type Seats = { department: SeatRow["department"]; rows: SeatRow[] };

/** Group seats by department, vacant ones first in each. */
export const byDepartment = (rows: readonly SeatRow[]): Seats[] =>
  departments
    .map((department) => {
      const own = rows.filter((row) => row.department === department);
      const isVacant = (row: SeatRow) => currentHolderOf(row) === null;
      return { department, rows: [...own.filter(isVacant), ...own.filter((row) => !isVacant(row))] };
    })
    .filter(({ rows: own }) => own.length > 0);
