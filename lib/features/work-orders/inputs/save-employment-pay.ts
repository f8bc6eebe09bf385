import { and, eq } from "drizzle-orm";
import { employmentPay } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { yearOf } from "@/lib/platform/calendar/months";
import { lockPayOf, openMonthOf } from "./queries";
import { employmentSaved, saveEmploymentInput } from "./schema";
import { isTaxYearLocked } from "./locked-year.queries";

const fields = [
  "payTiming",
  "subsidy",
  "residence",
  "hasMatchingNik",
  "taxObligation",
  "province",
  "ptkpCode",
  "endsOn",
] as const;
/** Fields that stay fixed for a whole year. product 5.15.3, 5.15.6b */
const fixedFields = ["payTiming", "ptkpCode"] as const;

/**
 * Save a person's pay and tax settings of a year where they differ from the division. After a locked month, tax status
 * and pay timing are fixed. product 5.15.3, 5.15.6b @throws not-found, conflict when it changed meanwhile, rule for a
 * year that is over or for what a locked month fixed
 */
export const saveEmploymentPay = write({
  name: "work-orders.save-employment",
  access: "work-orders:write",
  input: saveEmploymentInput,
  output: employmentSaved,
  async run({ db, actor, now, locale, audit, unchanged }, { crewId, year, version, ...form }) {
    const { userId } = userActorOf(actor);
    const person = await lockPayOf(db, actor, crewId);
    if (year < yearOf(await openMonthOf(db, person))) throw refused("pay-data.yearOver");
    const ofYear = and(eq(employmentPay.crewId, crewId), eq(employmentPay.year, year));
    const [before] = await db.select().from(employmentPay).where(ofYear).for("update");
    if (before) await assertUnchanged({ db, locale }, { ...before, id: crewId }, version);
    if (form.endsOn && !form.endsOn.startsWith(`${year}-`))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "endsOn", message: "pay-data.endsOutside" }]);
    const changed = fields.filter((field) => (before?.[field] ?? null) !== form[field]);
    if (changed.length === 0) {
      unchanged();
      return { crewId, year, version: before?.version ?? 0 };
    }
    const isFixed = changed.some((field) => fixedFields.some((one) => one === field));
    if (isFixed && (await isTaxYearLocked(db, crewId, year))) throw refused("pay-data.fixedForYear");
    const values = { ...form, updatedAt: now, updatedBy: userId };
    const next = (before?.version ?? 0) + 1;
    await db
      .insert(employmentPay)
      .values({ crewId, year, ...values, createdAt: now, createdBy: userId, version: next })
      .onConflictDoUpdate({ target: [employmentPay.crewId, employmentPay.year], set: { ...values, version: next } });
    const audited = (from: Partial<typeof form> | undefined) =>
      Object.fromEntries(changed.map((field) => [field, from?.[field] ?? null]));
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      before: audited(before),
      after: { year, ...audited(form) },
    });
    return { crewId, year, version: next };
  },
});
