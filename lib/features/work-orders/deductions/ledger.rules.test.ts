import { debtActionsOf, entryActionsOf, leftOf } from "./ledger.rules";

const sums = { amount: 900_000, deducted: 500_000, besides: 100_000 };
const finance = { mayOpen: true, mayDecide: (createdBy: number | null) => createdBy !== 1 };

test("nothing is owed before it is confirmed and after it is refused; then what slips and repayments left of it", () => {
  expect(leftOf({ ...sums, state: "proposed" })).toBe(0);
  expect(leftOf({ ...sums, state: "refused" })).toBe(0);
  expect(leftOf({ ...sums, state: "open" })).toBe(300_000);
});

test("a proposal is decided by somebody else than its author, and what is paid off is changed by nobody", () => {
  const actions = (state: "proposed" | "open" | "refused", balance: number, createdBy: number) =>
    debtActionsOf({ state, balance, createdBy }, finance);
  expect(actions("proposed", 0, 1)).toEqual([]);
  expect(actions("proposed", 0, 2)).toEqual(["confirm", "refuse"]);
  expect(actions("open", 1, 1)).toEqual(["instalment", "repaid", "writtenOff"]);
  expect(actions("open", 0, 1)).toEqual([]);
  expect(actions("refused", 0, 2)).toEqual([]);
  expect(debtActionsOf({ state: "open", balance: 1, createdBy: 2 }, { ...finance, mayOpen: false })).toEqual([]);
  expect(entryActionsOf({ state: "proposed", createdBy: 2 }, finance)).toEqual(["confirm", "refuse"]);
  expect(entryActionsOf({ state: "confirmed", createdBy: 2 }, finance)).toEqual([]);
});
