import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { Province } from "@/db/enums/rates";
import { minimumWages, payrollCategories, salaryRates } from "@/db/schema/rates";
import { AppError } from "@/lib/platform/errors";
import { inForceId, noVersionInForce } from "../queries";

type Key = { jobPositionId: number; operationAreaId: number; payrollCategoryId: number };

/**
 * Return the wage of a rank by area and payroll category on a day. @throws not-found NO_VERSION and NO_SALARY: missing
 * never means zero
 */
export async function matrixSalaryOn(
  db: Executor,
  { jobPositionId, operationAreaId, payrollCategoryId }: Key,
  date: string,
) {
  const version = inForceId(db, "salary-matrix", date);
  const [wageRow] = await db
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
  if (!wageRow) throw noVersionInForce();
  const { rate, name } = wageRow;
  if (!rate || name === null) throw new AppError("not-found", "rates.noSalary", {}, [], "NO_SALARY");
  return {
    basicSalary: rate.basicSalary,
    kpak: rate.kpak ?? 0,
    regionalAllowance: rate.regionalAllowance ?? 0,
    overseasAllowance: rate.overseasAllowance ?? 0,
    positionAllowance: rate.positionAllowance ?? 0,
    payrollCategoryName: name,
    effectiveFrom: wageRow.version.effectiveFrom,
    rateVersionId: wageRow.version.id,
  };
}

/**
 * Return a province's monthly minimum wage in the year of a day. @throws not-found NO_VERSION and NO_MINIMUM_WAGE:
 * missing never means zero
 */
export async function minimumWageOn(db: Executor, province: Province, date: string) {
  const version = inForceId(db, "minimum-wages", date);
  const ofYear = eq(minimumWages.year, Number(date.slice(0, 4)));
  const [found] = await db
    .select({ version: { id: version.id, effectiveFrom: version.effectiveFrom }, wage: minimumWages })
    .from(version)
    .leftJoin(minimumWages, and(eq(minimumWages.versionId, version.id), eq(minimumWages.province, province), ofYear));
  if (!found) throw noVersionInForce();
  const { wage } = found;
  if (!wage) throw new AppError("not-found", "rates.noMinimumWage", {}, [], "NO_MINIMUM_WAGE");
  return { ...wage, effectiveFrom: found.version.effectiveFrom, rateVersionId: found.version.id };
}
