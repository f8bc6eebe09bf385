import { and, eq, isNull, sql } from "drizzle-orm";
import { payrollLeftOut, payrollPeriods, payrollSettings, personMonths } from "@/db/schema/work-orders";
import { can } from "@/lib/access/actor";
import { awaitsSeparateLock } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { defaultResponseDays, listHref, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { daysOfDifferences } from "./differences/queries";
import { daysToAmend, daysToConfirm, daysToVerify } from "./inputs/paid-people.queries";
import { daysOfRejected, daysOfRuns } from "./payments/open-tasks.queries";

const path = "/dashboard/payroll-and-contracts/payroll-management";
const isFor: TaskKind["isFor"] = (actor) => can(actor, "rates:view") && can(actor, "work-orders:lock");

/** Months past the locking day: three working days after their end, Monday to Friday. product 5.15.1 */
const monthsToLock: TaskKind = {
  key: "months-to-lock",
  about: "waiting",
  urgent: "decision",
  within: 0,
  isFor,
  waiting: ({ actor, today }) => sql`(
    select due.day from (
      select (
        select max(working.day)::date from (
          select day from generate_series(month + interval '1 month', month + interval '1 month 9 days', '1 day') as day
          where extract(isodow from day) < 6 order by day limit 3
        ) working
      ) as day
      from ${payrollSettings}, generate_series(
        coalesce((select max(${payrollPeriods.month}) + interval '1 month' from ${payrollPeriods}
          where ${payrollPeriods.divisionId} = ${payrollSettings.divisionId} and ${payrollPeriods.unlockedAt} is null), ${payrollSettings.usedFrom}::timestamp),
        ${today}::timestamp - interval '1 month', '1 month'
      ) as month
      where ${payrollSettings.divisionId} = ${actor.divisionId}
    ) due where due.day < ${today}::date
  )`,
  href: () => listHref(path, { tab: "periods" }),
};

/** People left out of a locked month, by the day of that lock. product 5.15.1 */
const slipsLeftOut: TaskKind = {
  key: "slips-left-out",
  about: "waiting",
  within: 3,
  isFor,
  waiting: ({ db, actor }) =>
    db
      .select({ day: localDayOf(payrollPeriods.lockedAt) })
      .from(payrollLeftOut)
      .innerJoin(payrollPeriods, eq(payrollPeriods.id, payrollLeftOut.periodId))
      .where(
        and(
          eq(payrollPeriods.divisionId, actor.divisionId),
          isNull(payrollPeriods.unlockedAt),
          awaitsSeparateLock(payrollLeftOut.crewId, payrollPeriods.month),
        ),
      ),
  href: () => listHref(path, { tab: "periods" }),
};

/** People whose draft of a finished, unlocked month has an issue. */
const heldDrafts: TaskKind = {
  key: "held-drafts",
  about: "waiting",
  within: 3,
  isFor,
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: localDayOf(personMonths.calculatedAt) })
      .from(personMonths)
      .where(
        and(
          eq(personMonths.divisionId, actor.divisionId),
          sql`${personMonths.isHeld}`,
          sql`${personMonths.month} < date_trunc('month', ${today}::date)`,
          sql`not exists (select from ${payrollPeriods} where ${payrollPeriods.divisionId} = ${personMonths.divisionId}
            and ${payrollPeriods.month} = ${personMonths.month} and ${payrollPeriods.unlockedAt} is null)`,
        ),
      ),
  href: () => listHref(path, { tab: "periods" }),
};

const yearOf = (today: string) => Number(today.slice(0, 4));

/**
 * Opening balances and former employers entered by another user; the year's last tax period needs them. product 5.15.6b
 */
const sumsToVerify = (key: "sums-to-verify" | "sums-of-last-year", yearsBack: number): TaskKind => ({
  key,
  about: "waiting",
  within: defaultResponseDays,
  isFor: (actor) => can(actor, "work-orders:view") && can(actor, "work-orders:verify"),
  waiting: ({ db, actor, today }) => daysToVerify(db, actor, yearOf(today) - yearsBack),
  href: (_, today) => listHref(`${path}/people`, { tab: "to-verify", year: yearOf(today) - yearsBack }),
});
const sumsWaiting = [sumsToVerify("sums-to-verify", 0), sumsToVerify("sums-of-last-year", 1)];

/** Requested advances, and debts, repayments and allotments entered by another user. product 5.15 */
const debtsToConfirm: TaskKind = {
  key: "debts-to-confirm",
  about: "waiting",
  within: 3,
  isFor: (actor) => can(actor, "work-orders:view") && can(actor, "work-orders:decide-debt"),
  waiting: ({ db, actor, today }) => daysToConfirm(db, actor, yearOf(today)),
  href: (_, today) => listHref(`${path}/people`, { tab: "to-confirm", year: yearOf(today) }),
};

/**
 * People who left last year and became known after its months were closed. Their tax return needs an amendment. product
 * 5.15.5
 */
const yearsToAmend: TaskKind = {
  key: "years-to-amend",
  about: "waiting",
  within: defaultResponseDays,
  isFor: (actor) => can(actor, "work-orders:view") && can(actor, "work-orders:lock"),
  waiting: ({ db, actor, today }) => daysToAmend(db, actor, yearOf(today) - 1),
  href: (_, today) => listHref(`${path}/people`, { tab: "to-amend", year: yearOf(today) - 1 }),
};

/** Open differences of locked months, and proposed adjustments that need a second person. product 5.15, §8 */
const differencesIn = (key: "pay-differences" | "differences-to-decide"): TaskKind => {
  const isOpen = key === "pay-differences";
  const tab = isOpen ? "open" : "to-decide";
  return {
    key,
    about: "waiting",
    within: defaultResponseDays,
    isFor: (actor) => can(actor, "work-orders:view") && can(actor, isOpen ? "work-orders:lock" : "work-orders:verify"),
    waiting: ({ db, actor }) => daysOfDifferences(db, actor, tab),
    href: () => listHref(`${path}/differences`, { tab }),
  };
};
const payDifferences = [differencesIn("pay-differences"), differencesIn("differences-to-decide")];

/** Payment runs made by another user, and rejected transfers that no run pays again yet. product 5.15, §8 */
const paymentsWaiting: readonly TaskKind[] = [
  {
    key: "runs-to-release",
    about: "waiting",
    urgent: "decision",
    within: 1,
    isFor: (actor) => can(actor, "work-orders:payments") && can(actor, "work-orders:release"),
    waiting: ({ db, actor }) => daysOfRuns(db, actor),
    href: () => listHref(`${path}/payment-runs`, { tab: "open" }),
  },
  {
    key: "transfers-rejected",
    about: "waiting",
    within: 3,
    isFor: (actor) => can(actor, "work-orders:payments"),
    waiting: ({ db, actor }) => daysOfRejected(db, actor),
    href: () => listHref(`${path}/payment-runs`, { tab: "rejected" }),
  },
];

export const tasks: readonly TaskKind[] = [
  monthsToLock,
  slipsLeftOut,
  heldDrafts,
  ...sumsWaiting,
  debtsToConfirm,
  yearsToAmend,
  ...payDifferences,
  ...paymentsWaiting,
];
