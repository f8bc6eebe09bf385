import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { MonthLockActions } from "@/components/features/billing/periods/month-lock-actions";
import { MonthStatus } from "@/components/features/billing/periods/month-status";
import { BillingStartStatus } from "@/components/features/billing/starts/billing-start-status";
import { PageHeader } from "@/components/ui/layout/page-header";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { getBillingStart } from "@/lib/features/billing/starts/get-billing-start";
import { formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../access/require-user";
import { bills } from "./bill-lists";
import { billingQuery, tabs } from "./query";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("billing"))("title") };
}

/** Bills of a month, one tab per kind with its sum. Finance edits amounts, downloads and locks. D3 §2, product 5.14 */
export default async function BillingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params] = await Promise.all([requireUser("billing:view"), searchParams]);
  const [t, shell, requestLocale, query] = await Promise.all([
    getTranslations("billing"),
    getTranslations("shell"),
    getLocale(),
    billingQuery(params),
  ]);
  const { tab, mcu, kind, month, year, day } = query;
  const { context, show } = await bills[kind].open({ user, params });
  const { page } = context;
  const isBeforeStart = page?.start && (!page.start.isConfirmed || day < page.start.month);
  const start = isBeforeStart ? await orNull(load(getBillingStart, {})) : null;
  const monthName = formatDate(day, requestLocale, "month");
  const way = { pageIndex: null, sort: null, order: null, hold: null };
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: shell("menu.work-order-and-billings") },
        ]}
        title={t("title")}
        lead={t("lead")}
        action={
          page ? (
            <MonthLockActions page={{ month, year, allowedActions: page.allowedActions }} monthName={monthName} />
          ) : null
        }
      />
      {page ? <MonthStatus page={page} kind={kind} monthName={monthName} /> : null}
      {start ? <BillingStartStatus start={start} /> : null}
      <ListTabs
        label={t("title")}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: hrefWith(params, { ...way, tab: id, mcu: id === "mcu" ? mcu : null }),
        }))}
        current={tab}
      />
      {await show()}
    </>
  );
}
