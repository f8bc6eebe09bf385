import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { assertKind } from "../queries";
import { matrixSalary, matrixSalaryInput } from "../versions/schema";
import { matrixSalaryOn } from "./queries";

/**
 * Return the wage of a rank by area and payroll category, on a day or today. D2 §7, product 5.15.8. @throws not-found
 * NO_VERSION and NO_SALARY: missing never means zero
 */
export const getMatrixMarineSalary = read({
  name: "rates.get-matrix-marine-salary",
  access: "preparation:pkl",
  input: matrixSalaryInput,
  output: matrixSalary,
  async run({ db, actor, now }, { date = dayOf(now), ...key }) {
    assertKind(actor, "salary-matrix");
    return matrixSalaryOn(db, key, date);
  },
});
