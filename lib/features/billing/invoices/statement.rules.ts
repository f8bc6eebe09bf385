import type { Statement } from "./schema";

type Move = Omit<Statement["lines"][number], "balance">;

/**
 * Build statement lines with running balances; earlier movements form the opening balance. product 5.14 @param moves in
 * order of day
 */
export function statedFrom(moves: readonly Move[], from: string) {
  let balance = 0;
  const lines: Statement["lines"] = [];
  let opening = 0;
  for (const move of moves) {
    balance += move.amount;
    if (move.day < from) opening = balance;
    else lines.push({ ...move, balance });
  }
  return { opening, lines, closing: balance };
}
