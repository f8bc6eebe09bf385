import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PayrollFiles } from "@/components/features/work-orders/exports/files";
import { PaymentFileStyles } from "@/components/features/work-orders/exports/styles";
import { SeparateLocks } from "@/components/features/work-orders/exports/separate-locks";
import { MonthForm } from "@/components/features/work-orders/exports/month-form";
import { NewRunButton } from "@/components/features/work-orders/payments/buttons";
import styles from "@/components/features/work-orders/payments/payments.module.css";
import { PaymentRunsLink } from "@/components/features/work-orders/payments/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListError } from "@/components/ui/list/list-error";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getMonthPayments } from "@/lib/features/work-orders/exports/get-month-payments";
import { listPayrollPeriods } from "@/lib/features/work-orders/periods/list-payroll-periods";
import { addMonths, dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("payments"))("title") };
}

/** Return the months with payments, the newest first; none when they cannot be read. */
async function lockedMonths() {
  const periods = await orNull(load(listPayrollPeriods, {}));
  return (periods?.rows ?? []).flatMap(({ month, state }) => (state === "locked" ? [month] : []));
}

/** Parse the month. Defaults to the last locked month, which is the one to pay, else to the previous month. */
function monthQuery(params: SearchParams, [last]: readonly string[]) {
  const asked = valueOf(params, "month");
  const isAsked = /^(20\d{2})-(0[1-9]|1[0-2])$/.test(asked);
  const found = isAsked ? asked : (last ?? addMonths(dayOf(new Date()), -1));
  return { year: Number(found.slice(0, 4)), month: Number(found.slice(5, 7)) };
}

/** Parse the id of one person's own lock. */
function lockQuery(params: SearchParams) {
  const lockId = valueOf(params, "lock");
  return /^[1-9]\d{0,9}$/.test(lockId) ? { lockId } : {};
}

/**
 * Links to the month's payment runs. Separately locked slips have a run of their own, also before the month is
 * locked.
 */
async function PayActions({ month, lockId }: { month: string; lockId: number | null }) {
  const t = await getTranslations("payment-runs");
  return (
    <div className={styles.actions}>
      <PaymentRunsLink month={month} />
      {lockId === null ? null : (
        <NewRunButton
          label={t("make.open")}
          dialogProps={{ months: [month], month, today: dayOf(new Date()), lockId }}
        />
      )}
    </div>
  );
}

/** The bank transfers of a locked month, its sums by component, and the export files. product 5.15 */
export default async function PaymentsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params] = await Promise.all([requireUser("work-orders:lock"), searchParams]);
  const [t, rates, shell, requestLocale] = await Promise.all([
    getTranslations("payments"),
    getTranslations("rates"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const locked = await lockedMonths();
  const asked = { ...monthQuery(params, locked), ...lockQuery(params) };
  const found = await orNull(load(getMonthPayments, asked));
  const period = `${asked.year}-${String(asked.month).padStart(2, "0")}-01`;
  const month = formatDate(period, requestLocale, "month");
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: "/dashboard/payroll-and-contracts/payroll-management" },
        ]}
        title={`${t("title")}, ${month}`}
        lead={t("lead")}
        isLeadWide
        action={<PayActions month={period.slice(0, 7)} lockId={found?.isLocked ? found.lockId : null} />}
      />
      <PaymentFileStyles />
      <MonthForm month={period.slice(0, 7)} locked={locked} />
      {!found ? <ListError /> : null}
      {found && !found.isLocked ? <ListEmpty title={t("notLockedTitle")} text={t("notLockedText")} /> : null}
      {found?.isLocked ? <PayrollFiles payments={found} period={asked} /> : null}
      {found ? <SeparateLocks payments={found} month={period.slice(0, 7)} /> : null}
    </>
  );
}
