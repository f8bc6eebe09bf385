import type { Wages } from "./rules";

const names = [
  "basicSalary",
  "overtime",
  "leavePay",
  "allowances",
  "allowancesTradingOut",
  "overseasAllowance",
  "positionAllowance",
] as const;
export type LineName = (typeof names)[number];

/** Return the wage lines in print order. Leave pay that the category does not include is omitted. */
export const linesShown = (wages: Pick<Wages, LineName>): { name: LineName; amount: number }[] =>
  names.flatMap((name) => {
    const amount = wages[name];
    return amount === null || (name === "leavePay" && amount === 0) ? [] : [{ name, amount }];
  });
