import { linesShown } from "./lines.rules";
import { marineWages, tankerWages } from "./rules";

const rate = { basicSalary: 12, kpak: 1, regionalAllowance: 2, overseasAllowance: 4, positionAllowance: 0 };

test("hides lines outside the category and shows zero lines inside it", () => {
  const names = (category: number) => linesShown(marineWages(rate, category)).map(({ name }) => name);
  expect(names(1)).toEqual(["basicSalary", "leavePay", "allowances", "allowancesTradingOut"]);
  expect(names(2)).toEqual(["basicSalary", "overseasAllowance", "positionAllowance"]);
  expect(names(12)).toEqual(["basicSalary"]);
  const tanker = tankerWages({ basicSalary: 9, overtime: 0, leavePay: 1, allowances: 0, tradingOutCents: 500 });
  expect(linesShown(tanker).map(({ name }) => name)).toEqual(["basicSalary", "overtime", "leavePay", "allowances"]);
});
