import { statementLines } from "./statement.rules";

const move = (day: string, amount: number) => ({
  day,
  amount,
  kind: "invoice" as const,
  number: "INV/M/2026/10/0001",
  invoiceId: 1,
  note: null,
});

test("sums earlier movements as opening balance, with a running balance per line", () => {
  const moves = [move("2025-12-03", 900), move("2025-12-30", -400), move("2026-01-01", 250), move("2026-02-01", -750)];
  const { opening, lines, closing } = statementLines(moves, "2026-01-01");
  expect(opening).toBe(500);
  expect(lines.map(({ balance }) => balance)).toEqual([750, 0]);
  expect(closing).toBe(0);
  expect(statementLines([], "2026-01-01")).toEqual({ opening: 0, lines: [], closing: 0 });
  expect(statementLines(moves, "2027-01-01")).toEqual({ opening: 0, lines: [], closing: 0 });
});
