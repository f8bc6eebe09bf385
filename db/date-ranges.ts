import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Return the first day of a year "2026" or a month "2026-11", and the day after its last. */
function boundsOf(span: string): [string, string] {
  const [year = 0, month] = span.split("-").map(Number);
  const day = (months: number) => {
    const count = year * 12 + months;
    return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}-01`;
  };
  return month === undefined ? [day(0), day(12)] : [day(month - 1), day(month)];
}

/** Condition for a calendar date within a year or a month. @param span yyyy or yyyy-MM */
export function dayWithin(column: SQLWrapper, span: string): SQL {
  const [from, until] = boundsOf(span);
  return sql`(${column} >= ${from}::date and ${column} < ${until}::date)`;
}

/** Condition for an instant within a year or a month of Asia/Jakarta. @param span yyyy or yyyy-MM */
export function instantWithin(column: SQLWrapper, span: string): SQL {
  const [from, until] = boundsOf(span).map((day) => `${day}T00:00:00+07:00`);
  return sql`(${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz)`;
}
