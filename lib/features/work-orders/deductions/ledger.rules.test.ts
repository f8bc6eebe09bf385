import { dateGranularity, debtActionsOf, entryActionsOf, remainingOf, statementOf } from "./ledger.rules";

const sums = { amount: 900_000, deducted: 500_000, besides: 100_000 };
const finance = { mayOpen: true, mayDecide: (createdBy: number | null) => createdBy !== 1 };

test("counts no balance before confirmation or after refusal, else what slips and repayments left", () => {
  expect(remainingOf({ ...sums, state: "proposed" })).toBe(0);
  expect(remainingOf({ ...sums, state: "refused" })).toBe(0);
  expect(remainingOf({ ...sums, state: "open" })).toBe(300_000);
});

test("requires a second person to decide a proposal, and no one changes a paid debt", () => {
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

test("lists slips and repayments in order with balances, without drafts and refusals", () => {
  const slip = (month: string, amount: number, state: "draft" | "locked" = "locked") => ({
    workOrderId: 1,
    number: `WO/${month}`,
    month,
    amount,
    state,
  });
  const entry = (state: "proposed" | "confirmed" | "refused", amount: number) => ({
    id: 1,
    kind: "repaid" as const,
    amount,
    onDay: "2026-10-20",
    reason: "Counter",
    state,
    by: null,
    version: 1,
    allowedActions: [],
  });
  const debt = {
    amount: 900_000,
    name: "Loan",
    state: "open" as const,
    fromMonth: "2026-09",
    slips: [slip("2026-12", 50_000, "draft"), slip("2026-11", 200_000), slip("2026-10", 300_000)],
    entries: [entry("confirmed", 100_000), entry("refused", 7), entry("proposed", 9)],
  };
  expect(statementOf(debt).map(({ day, what, amount, remaining }) => [day, what, amount, remaining])).toEqual([
    ["2026-09-01", "opened", 900_000, 900_000],
    ["2026-10-01", "slip", 300_000, 600_000],
    ["2026-10-20", "repaid", 100_000, 500_000],
    ["2026-11-01", "slip", 200_000, 300_000],
  ]);
  expect(statementOf({ ...debt, state: "refused" })).toEqual([]);
});

test("dates openings and slips by month, payments by day", () => {
  expect((["opened", "slip", "repaid", "writtenOff"] as const).map(dateGranularity)).toEqual([
    "month",
    "month",
    "day",
    "day",
  ]);
});
