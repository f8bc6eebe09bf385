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

/** The lines an agreement pays, in the order they are printed; leave that the category does not pay is none. */
export const linesShown = (wages: Pick<Wages, LineName>): { name: LineName; amount: number }[] =>
  names.flatMap((name) => {
    const amount = wages[name];
    return amount === null || (name === "leavePay" && amount === 0) ? [] : [{ name, amount }];
  });
