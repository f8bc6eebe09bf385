/** A cell as people see it; of a formula the value it had when the file was saved. Dates are midnight UTC. */
export type SheetCell = string | number | boolean | Date | null;
/** rows[0] is line 1 of the sheet. isHidden: the program that made the workbook does not show the sheet. */
export type ReadSheet = { name: string; isHidden?: boolean; rows: SheetCell[][] };
