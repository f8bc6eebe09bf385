import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { runsHref } from "@/components/features/work-orders/payments/addresses";
import { BankLayoutsTable, BankSetTrialResult } from "@/components/features/work-orders/payments/bank-layouts-table";
import styles from "@/components/features/work-orders/payments/payments.module.css";
import selectStyles from "@/components/ui/form/native-select.module.css";
import { Button } from "@/components/ui/layout/button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListError } from "@/components/ui/list/list-error";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { bankSets } from "@/db/enums/work-orders";
import { listBankLayouts } from "@/lib/features/work-orders/payments/list-bank-layouts";
import { tryBankLayout } from "@/lib/features/work-orders/payments/try-bank-layout";
import { listPayrollPeriods } from "@/lib/features/work-orders/periods/list-payroll-periods";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../access/require-user";

/** Placeholder for the debit account in a preview. */
const noAccount = "0000000000";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("payment-runs"))("trial.open") };
}

type FormProps = { months: readonly string[]; month: string; bankSet: string };

/** Chooses the bank format and the locked month. Works without scripts. */
async function TryForm({ months, month, bankSet }: FormProps) {
  const [t, banks, locale] = await Promise.all([
    getTranslations("payment-runs"),
    getTranslations("payment-runs.banks"),
    getLocale(),
  ]);
  return (
    <form className={styles.form}>
      <label>
        {t("bankSet")}
        <select key={bankSet} name="set" defaultValue={bankSet} className={selectStyles.select}>
          {bankSets.map((candidate) => (
            <option key={candidate} value={candidate}>
              {banks(candidate)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("month")}
        <select key={month} name="month" defaultValue={month} className={selectStyles.select}>
          {months.map((candidate) => (
            <option key={candidate} value={candidate}>
              {monthName(candidate, locale)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="outlined">
        {t("trial.try")}
      </Button>
    </form>
  );
}

/** Previews a bank's file format on a locked month, and records who tested it with the bank. product 5.15 */
export default async function BankSetsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params] = await Promise.all([requireUser("work-orders:payments"), searchParams]);
  const [t, shell, rates] = await Promise.all([
    getTranslations("payment-runs"),
    getTranslations("shell"),
    getTranslations("rates"),
  ]);
  const [sets, periods] = await Promise.all([orNull(load(listBankLayouts, {})), orNull(load(listPayrollPeriods, {}))]);
  const months = (periods?.rows ?? []).flatMap(({ month, state }) => (state === "locked" ? [month] : []));
  const month = months.find((candidate) => candidate === valueOf(params, "month")) ?? months[0];
  const requestedSet = bankSets.find((candidate) => candidate === valueOf(params, "set"));
  const today = dayOf(new Date());
  const preview =
    requestedSet && month
      ? await orNull(load(tryBankLayout, { month, bankSet: requestedSet, valueOn: today, debitAccount: noAccount }))
      : undefined;
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: "/dashboard/payroll-and-contracts/payroll-management" },
          { label: t("title"), href: runsHref },
        ]}
        title={t("trial.open")}
        lead={t("trial.lead")}
        isLeadWide
      />
      {month ? (
        <TryForm months={months} month={month} bankSet={requestedSet ?? bankSets[0]} />
      ) : (
        <ListEmpty title={t("trial.noMonth")} text={t("trial.noMonthText")} />
      )}
      {preview === null ? <ListError /> : null}
      {preview ? <BankSetTrialResult trial={preview} /> : null}
      {sets ? <BankLayoutsTable rows={sets.rows} today={today} /> : <ListError />}
    </>
  );
}
