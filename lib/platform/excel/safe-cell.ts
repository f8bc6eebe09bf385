const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A telephone number as programs write it computes nothing: it stays one that can be copied. */
const isPhone = (value: string) => /^\+\d{6,15}$/.test(value);

/** Text a spreadsheet will not take for a formula, even after it was saved as CSV: = + - @ tab and CR get an apostrophe. */
export function safeCell(value: string): string {
  const clean = (isPhone(value) ? value : value.replace(/^(?=[=+\-@\t\r])/, "'")).replace(illegal, "");
  return clean.slice(0, 32_767);
}

/** One cell of a CSV file: quoted, and never read as a formula. */
export const csvCell = (value: string | number | null) =>
  `"${safeCell(value === null ? "" : String(value)).replaceAll('"', '""')}"`;

/** A name Excel takes for a sheet: 31 characters, none of \ / ? * [ ] : and no apostrophe at either end. */
export function safeSheetName(value: string): string {
  const clean = value
    .replace(/[\\/?*[\]:\u0000-\u001f]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 31)
    .replace(/^'+|'+$/g, "")
    .trim();
  return clean || "Sheet";
}
