import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { positions } from "@/db/schema/positions";
import { preparationPkls } from "@/db/schema/preparation";
import { can, type Actor } from "@/lib/access/actor";
import { matrixSalaryOn, minimumWageOn } from "@/lib/features/rates/wages/queries";
import { ageOn } from "@/lib/platform/calendar/period";
import { formatDate } from "@/lib/platform/calendar/dates";
import { AppError, type MessageValues } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { missingSigns } from "@/lib/platform/i18n/printed-signs";
import { translator } from "@/lib/platform/i18n/messages";
import type { AgreementSubject } from "./subject.queries";
import { missingVesselFacts } from "./document.rules";
import { matchesSum, marineWages, tankerWages, wageCheck, type WageCheck, type Wages } from "../wages/rules";
import type { PklProblem, TaxDifference, WagesForm } from "./schema";

type CheckScope = { db: Executor; actor: Actor; locale: Locale };
type Rank = typeof positions.$inferSelect;
type Form = Omit<WagesForm, "crewId" | "vesselId">;

/** The result of a check: wages if known, blocking problems and warnings. */
export type CheckedWages = {
  wages: Wages | null;
  rank: Rank | null;
  salaryVersionId: number | null;
  matrixFrom: string | null;
  minimum: number | null;
  check: WageCheck | null;
  age: number;
  taxStatus: TaxDifference | null;
  problems: (PklProblem & { path?: string })[];
  warnings: string[];
};

const rupiah = (amount: number) => `Rp ${new Intl.NumberFormat("id-ID").format(amount)}`;

/** Return an error as a value: missing rates are a problem here, never zero. */
async function orAppError<T>(query: Promise<T>): Promise<T | AppError> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return error;
    throw error;
  }
}

const tankerFields = [
  "basicSalary",
  "overtime",
  "leavePay",
  "allowances",
  "allowancesTradingOut",
  "totalWages",
] as const;

/** Collect problems and warnings of one form. */
function findings({ actor, locale }: CheckScope) {
  const t = translator(locale);
  const problems: CheckedWages["problems"] = [];
  const warnings: string[] = [];
  return {
    problems,
    warnings,
    stop(code: string, key: string, { values = {}, path, href = null }: ProblemValues = {}) {
      problems.push({ code, message: t(key, values), href, ...(path ? { path } : {}) });
    },
    warn: (key: string, values: MessageValues = {}) => void warnings.push(t(key, values)),
    /** Where users with access to the rates can fix it. Others get no link. */
    ratesPage: can(actor, "rates:view")
      ? "/dashboard/payroll-and-contracts/payroll-management?tab=salary-matrix"
      : null,
    day: (value: string) => formatDate(value, locale),
  };
}
type ProblemValues = { values?: MessageValues; path?: string; href?: string | null };
type Findings = ReturnType<typeof findings>;

async function marine(
  db: Executor,
  { vessel }: AgreementSubject,
  rank: Rank,
  { docReleasedDate }: Form,
  collected: Findings,
) {
  const { operationAreaId, payrollCategoryId } = vessel;
  if (operationAreaId === null || payrollCategoryId === null) return null;
  const key = { jobPositionId: rank.id, operationAreaId, payrollCategoryId };
  const rate = await orAppError(matrixSalaryOn(db, key, docReleasedDate));
  if (rate instanceof AppError) {
    collected.stop(rate.wireCode, rate.messageKey, { path: "initialRankAs", href: collected.ratesPage });
    return null;
  }
  const { rateVersionId, effectiveFrom } = rate;
  return { wages: marineWages(rate, payrollCategoryId), salaryVersionId: rateVersionId, matrixFrom: effectiveFrom };
}

/** Check a tanker's entered wages. The total must match the sum of the lines. product 5.15.8 */
function tanker(form: Form, collected: Findings) {
  for (const path of tankerFields)
    if (form[path] === undefined) collected.stop("REQUIRED", "validation.required", { path });
  if (form.basicSalary === 0) collected.stop("REQUIRED", "preparation.pkl.basicMissing", { path: "basicSalary" });
  const { basicSalary = 0, overtime = 0, leavePay = 0, allowances = 0, allowancesTradingOut = 0, totalWages } = form;
  const tradingOutCents = Math.round(allowancesTradingOut * 100);
  const wages = tankerWages({ basicSalary, overtime, leavePay, allowances, tradingOutCents });
  if (totalWages !== undefined && !matchesSum(totalWages, wages.totalWages))
    collected.stop("WRONG_SUM", "preparation.pkl.wrongSum", {
      values: { sum: rupiah(wages.totalWages), total: rupiah(totalWages) },
      path: "totalWages",
    });
  return { wages: { ...wages, totalWages: totalWages ?? wages.totalWages }, salaryVersionId: null, matrixFrom: null };
}

/**
 * Compare the basic salary with the province's minimum wage. A missing minimum wage gives a warning that it was not
 * checked.
 */
async function checkMinimumWage(db: Executor, form: Form, rank: Rank, basicSalary: number, collected: Findings) {
  const minimumWage = await orAppError(minimumWageOn(db, form.province, form.docReleasedDate));
  const minimum = minimumWage instanceof AppError ? null : minimumWage.amount;
  const check = wageCheck(basicSalary, minimum, rank.level);
  const values = { basic: rupiah(basicSalary), minimum: rupiah(minimum ?? 0), year: form.docReleasedDate.slice(0, 4) };
  if (check === "block") collected.stop("BELOW_MINIMUM_WAGE", "preparation.pkl.belowMinimum", { values });
  if (check === "warn") collected.warn("preparation.pkl.belowMinimumWarning", values);
  if (check === "unknown") collected.warn("preparation.pkl.minimumUnknown", values);
  return { minimum, check };
}

async function rankOf(db: Executor, { vessel }: AgreementSubject, id: number) {
  const isOwnRank = and(eq(positions.id, id), eq(positions.divisionId, vessel.divisionId));
  const [rank] = await db.select().from(positions).where(isOwnRank);
  return rank ?? null;
}

/** Compare the form's tax status with the record's, because pay is taxed by the record. product 5.15.3 */
async function checkTaxStatus(
  db: Executor,
  { person: { ptkpId: was } }: AgreementSubject,
  formPtkpId: number | undefined,
  collected: Findings,
) {
  if (formPtkpId === undefined || formPtkpId === was) return null;
  const ptkpRows = await db
    .select({ id: lookups.id, name: sql<string>`coalesce(${lookups.code}, ${lookups.name})` })
    .from(lookups)
    .where(and(eq(lookups.kind, "ptkp"), inArray(lookups.id, [formPtkpId, was ?? formPtkpId])));
  const ofPkl = ptkpRows.find(({ id }) => id === formPtkpId)?.name;
  if (ofPkl === undefined) return null;
  const ofRecord = ptkpRows.find(({ id }) => id === was)?.name ?? null;
  collected.warn(ofRecord === null ? "preparation.pkl.noTaxStatus" : "preparation.pkl.otherTaxStatus", {
    ofPkl,
    ofRecord: ofRecord ?? "",
  });
  return { ptkpId: formPtkpId, was, ofPkl, ofRecord };
}

/** Check a form's amounts against the rates of its date, the vessel and the plan. product 5.15.8 */
export async function checkWages(scope: CheckScope, subject: AgreementSubject, form: Form): Promise<CheckedWages> {
  const { db } = scope;
  const collected = findings(scope);
  const { vessel, person, assignment } = subject;
  const t = translator(scope.locale);
  const vesselMissing = missingVesselFacts(vessel);
  if (vesselMissing.length > 0)
    collected.stop("VESSEL_INCOMPLETE", "preparation.pkl.vesselIncomplete", {
      values: {
        vessel: vessel.name,
        missing: vesselMissing.map((name) => t(`preparation.pkl.needs.${name}`)).join(", "),
      },
      href: `/dashboard/vessel-management/${vessel.id}/details`,
    });
  const age = ageOn(person.dateOfBirth, form.docReleasedDate);
  if (age < 16 || age > 100) collected.stop("AGE", "preparation.pkl.age", { values: { age } });
  if (form.docReleasedDate > assignment.endDate)
    collected.stop("DAY", "preparation.pkl.dayAfterEnd", {
      path: "docReleasedDate",
      values: { end: collected.day(assignment.endDate) },
    });
  const rank = await rankOf(db, subject, form.initialRankAs);
  const emptyWages = { wages: null, salaryVersionId: null, matrixFrom: null };
  if (!rank) collected.stop("RANK", "validation.invalid", { path: "initialRankAs" });
  const paid = !rank
    ? emptyWages
    : vessel.divisionId === 2
      ? tanker(form, collected)
      : await marine(db, subject, rank, form, collected);
  const { wages, salaryVersionId, matrixFrom } = paid ?? emptyWages;
  const isPaid = rank && wages && wages.basicSalary > 0;
  const { minimum, check } = isPaid
    ? await checkMinimumWage(db, form, rank, wages.basicSalary, collected)
    : { minimum: null, check: null };
  if (rank && rank.id !== subject.seatRank.id) collected.warn("preparation.pkl.otherRank");
  const signs = missingSigns(JSON.stringify([person, vessel, form]));
  if (signs) collected.warn("validation.signsNotPrinted", { signs });
  const taxStatus = await checkTaxStatus(db, subject, form.ptkpGolId, collected);
  const { problems, warnings } = collected;
  return { wages, rank, salaryVersionId, matrixFrom, minimum, check, age, taxStatus, problems, warnings };
}

/** Select the current agreements: one awaiting signatures and the valid signed one. */
export const currentAgreementsOf = (db: Executor, preparationId: number) =>
  db
    .select()
    .from(preparationPkls)
    .where(and(eq(preparationPkls.preparationId, preparationId), isNull(preparationPkls.supersededAt)));

/** Return whether another agreement of any division has the number. */
export async function isNumberTaken(db: Executor, number: string): Promise<boolean> {
  const sameNumberCount = await db.$count(
    preparationPkls,
    or(eq(preparationPkls.documentNumber, number), eq(sql`upper(${preparationPkls.documentNumber})`, number)),
  );
  return sameNumberCount > 0;
}
