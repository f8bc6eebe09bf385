import type { Statement } from "./schema";

type Movement = Omit<Statement["lines"][number], "balance">;

/**
 * Build statement lines with running balances; earlier movements form the opening balance. product 5.14 @param movements in
 * order of day
 */
export function statementLines(movements: readonly Movement[], from: string) {
  let balance = 0;
  const lines: Statement["lines"] = [];
  let opening = 0;
  for (const movement of movements) {
    balance += movement.amount;
    if (movement.day < from) opening = balance;
    else lines.push({ ...movement, balance });
  }
  return { opening, lines, closing: balance };
}
