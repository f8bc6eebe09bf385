/** A cell as displayed; of a formula the last saved value. Dates are midnight UTC. */
export type SheetCell = string | number | boolean | Date | null;
/** rows[0] is line 1 of the sheet. isHidden: the program that made the workbook does not show the sheet. */
export type ReadSheet = { name: string; isHidden?: boolean; rows: SheetCell[][] };
