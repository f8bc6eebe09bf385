const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A telephone number with a leading plus is no formula, so it is not escaped and can be copied. */
const isPhone = (value: string) => /^\+\d{6,15}$/.test(value);

/**
 * Escape text that a spreadsheet could take for a formula, also after saving as CSV: = + - @ tab and CR get an
 * apostrophe.
 */
export function safeCell(value: string): string {
  const clean = (isPhone(value) ? value : value.replace(/^(?=[=+\-@\t\r])/, "'")).replace(illegal, "");
  return clean.slice(0, 32_767);
}

/** Format one cell of a CSV file: quoted, and never a formula. */
export const csvCell = (value: string | number | null) =>
  `"${safeCell(value === null ? "" : String(value)).replaceAll('"', '""')}"`;

/** Make a valid Excel sheet name: 31 characters, none of \ / ? * [ ] : and no apostrophe at either end. */
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
