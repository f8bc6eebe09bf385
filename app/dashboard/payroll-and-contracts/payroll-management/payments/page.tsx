import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PaymentFiles } from "@/components/features/work-orders/exports/files";
import { MonthForm } from "@/components/features/work-orders/exports/month-form";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListError } from "@/components/ui/list/list-error";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getPayments } from "@/lib/features/work-orders/exports/get-payments";
import { listPeriods } from "@/lib/features/work-orders/periods/list-periods";
import { addMonths, dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";
import { signedIn } from "../../../signed-in";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("payments"))("title") };
}

/** The month of an address; where it says none or makes no sense the last one that is locked, which is the one to pay, else the one before the present. */
async function monthAsked(params: SearchParams) {
  const asked = valueOf(params, "month");
  const isAsked = /^(20\d{2})-(0[1-9]|1[0-2])$/.test(asked);
  const periods = isAsked ? null : await attempt(load(listPeriods, {}));
  const locked = periods?.rows.find(({ state }) => state === "locked")?.month;
  const found = isAsked ? asked : (locked ?? addMonths(dayOf(new Date()), -1));
  return { year: Number(found.slice(0, 4)), month: Number(found.slice(5, 7)) };
}

/** What a locked month pays by bank and comes to by component, and the files made of it. product 5.15 */
export default async function PaymentsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params] = await Promise.all([signedIn("work-orders:lock"), searchParams]);
  const [t, rates, shell, spoken] = await Promise.all([
    getTranslations("payments"),
    getTranslations("rates"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const asked = await monthAsked(params);
  const found = await attempt(load(getPayments, asked));
  const period = `${asked.year}-${String(asked.month).padStart(2, "0")}-01`;
  const month = formatDate(period, spoken === "id" ? "id" : "en", "month");
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
      />
      <MonthForm month={period.slice(0, 7)} />
      {!found ? <ListError /> : null}
      {found && !found.isLocked ? <ListEmpty title={t("notLockedTitle")} text={t("notLockedText")} /> : null}
      {found?.isLocked ? <PaymentFiles payments={found} asked={asked} /> : null}
    </>
  );
}
