import { and, eq } from "drizzle-orm";
import { payrollCategories, salaryRates } from "@/db/schema/rates";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { assertKind, inForceId, nothingInForce } from "./queries";
import { AppError } from "@/lib/platform/errors";
import { matrixSalary, matrixSalaryInput } from "./schema";

/** What a rank earns in an area by a payroll category, on a day or today. D2 §7, product 5.15.8. @throws not-found NO_VERSION and NO_SALARY: what is missing is never nought */
export const getMatrixMarineSalary = read({
  name: "rates.get-matrix-marine-salary",
  access: "preparation:pkl",
  input: matrixSalaryInput,
  output: matrixSalary,
  async run({ db, actor, now }, { jobPositionId, operationAreaId, payrollCategoryId, date = dayOf(now) }) {
    assertKind(actor, "salary-matrix");
    const version = inForceId(db, "salary-matrix", date);
    const [found] = await db
      .select({
        version: { id: version.id, effectiveFrom: version.effectiveFrom },
        rate: salaryRates,
        name: payrollCategories.name,
      })
      .from(version)
      .leftJoin(
        salaryRates,
        and(
          eq(salaryRates.versionId, version.id),
          eq(salaryRates.positionId, jobPositionId),
          eq(salaryRates.operationAreaId, operationAreaId),
          eq(salaryRates.payrollCategoryId, payrollCategoryId),
        ),
      )
      .leftJoin(payrollCategories, eq(payrollCategories.id, salaryRates.payrollCategoryId));
    if (!found) throw nothingInForce();
    const { rate, name } = found;
    if (!rate || name === null) throw new AppError("not-found", "rates.noSalary", {}, [], "NO_SALARY");
    return {
      basicSalary: rate.basicSalary,
      kpak: rate.kpak ?? 0,
      regionalAllowance: rate.regionalAllowance ?? 0,
      overseasAllowance: rate.overseasAllowance ?? 0,
      positionAllowance: rate.positionAllowance ?? 0,
      payrollCategoryName: name,
      effectiveFrom: found.version.effectiveFrom,
      rateVersionId: found.version.id,
    };
  },
});
