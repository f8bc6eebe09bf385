import { monthOf } from "@/db/testing/payroll/people";
import { isPaid, onOtherDays, unpaidLines, wagesOf } from "./wages.rules";

const { settings } = monthOf();
const order = (changes: NonNullable<Parameters<typeof monthOf>[0]>["workOrders"]) => {
  const [made] = monthOf({ workOrders: changes }).workOrders;
  if (!made) throw new Error("no work order");
  return made;
};
const lines = (made: ReturnType<typeof order>, daysInMonth = 31) =>
  Object.fromEntries(
    wagesOf(made, { daysInMonth, settings, exchange: null }).lines.map(({ name, amount }) => [name, amount]),
  );

test("pays agreed overtime in every category, leave where the category pays it", () => {
  expect([1, 2, 3, 12].map((category) => isPaid("overtime", category))).toEqual([true, true, true, true]);
  expect([1, 2, 3, 4, 11, 12].map((category) => isPaid("leavePay", category))).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  const tanker = order([
    { payrollCategoryId: 10, days: 31, wages: { overtime: 2_000_000n, kpak: 1_000_000n, leavePay: 700_000n } },
  ]);
  expect(lines(tanker)).toEqual({
    basicSalary: 7_500_000n,
    kpak: 1_000_000n,
    leavePay: 700_000n,
    regionalAllowance: 0n,
    overtime: 2_000_000n,
  });
});

test("reports what the category does not pay", () => {
  const overseas = order([
    { payrollCategoryId: 2, wages: { kpak: 1_000_000n, positionAllowance: 500_000n, leavePay: 600_000n } },
  ]);
  expect(lines(overseas)).toEqual({ basicSalary: 7_500_000n, overseasAllowance: 0n, positionAllowance: 500_000n });
  expect(unpaidLines(overseas)).toEqual(["kpak", "leavePay"]);
});

test("pays saved leave with the last slip, or when leave is paid monthly again", () => {
  const saved = (paysLeave: boolean, leaveMode: "monthly" | "atSignOff") => {
    const made = order([{ leaveSaved: 400_000n, paysLeave }]);
    const { lines: paid, leaveSaved } = wagesOf(made, {
      daysInMonth: 31,
      settings: { ...settings, leaveMode },
      exchange: null,
    });
    return [paid.find(({ name }) => name === "leavePay")?.amount, leaveSaved];
  };
  expect(saved(false, "atSignOff")).toEqual([0n, 1_025_000n]);
  expect(saved(true, "atSignOff")).toEqual([1_025_000n, 0n]);
  expect(saved(false, "monthly")).toEqual([1_025_000n, 0n]);
});

test("recalculates a line for other days with the slip's formula", () => {
  for (const { explanation, amount } of wagesOf(order([{ wages: { kpak: 333_333n } }]), {
    daysInMonth: 31,
    settings,
    exchange: null,
  }).lines) {
    expect(onOtherDays(explanation, 31, 31)).toBe(amount);
    expect(onOtherDays(explanation, 0, 31)).toBe(0n);
  }
  expect(onOtherDays({ formula: "premium", values: { base: 1n }, tables: [], article: "jht" }, 1, 31)).toBeUndefined();
});

test("records an unstated allowance of the category as zero with an explanation", () => {
  const [, kpak] = wagesOf(order([{ wages: { kpak: null } }]), { daysInMonth: 31, settings, exchange: null }).lines;
  expect(kpak).toMatchObject({ name: "kpak", amount: 0n, explanation: { formula: "notAgreed", article: "agreement" } });
});
