import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { cache } from "react";
import { billingRoot, invoicesAddress } from "@/components/features/billing/addresses";
import { StatementTable } from "@/components/features/billing/invoices/statement-table";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, readChoice, tableCookie, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { getStatement } from "@/lib/features/billing/invoices/get-statement";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../require-user";

const table = "statement";
type Props = { params: Promise<{ principalId: string }>; searchParams: Promise<SearchParams> };

const statementOf = cache((principalId: string, from: string, to: string) =>
  load(getStatement, { principalId, from, to }),
);

/** Return the years to choose from, this year first, and the selected one. */
function yearQuery(params: SearchParams) {
  const today = dayOf(new Date());
  const currentYear = Number(today.slice(0, 4));
  const years = [currentYear, currentYear - 1, currentYear - 2];
  const asked = Number(valueOf(params, "year"));
  const year = years.find((item) => item === asked) ?? currentYear;
  return { years, year, from: `${year}-01-01`, to: year === currentYear ? today : `${year}-12-31` };
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { from, to } = yearQuery(await searchParams);
  const { principal } = await statementOf((await params).principalId, from, to);
  return { title: (await getTranslations("billing.statement"))("title", { principal }) };
}

/** A principal's statement of a year, also as Excel and PDF. product 5.14 */
export default async function StatementPage({ params, searchParams }: Props) {
  const [, { principalId }, query, cookieStore] = await Promise.all([
    requireUser("billing:view"),
    params,
    searchParams,
    cookies(),
  ]);
  const { years, year, from, to } = yearQuery(query);
  const statement = await statementOf(principalId, from, to);
  const [t, billing, shell, requestLocale] = await Promise.all([
    getTranslations("billing.statement"),
    getTranslations("billing"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const asked = { principalId: statement.principalId, from, to };
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: billing("title"), href: billingRoot },
          { label: billing("invoicesPage.title"), href: invoicesAddress },
        ]}
        title={t("title", { principal: statement.principal })}
        lead={t("period", { from: formatDate(from, requestLocale), to: formatDate(to, requestLocale) })}
      />
      <MissingSignsNote record={statement} />
      <ListTable
        name={table}
        label={t("movements")}
        choice={readChoice(cookieStore.get(tableCookie(table))?.value)}
        tools={
          <>
            <ListFilter
              label={t("year")}
              choices={years.map((item) => ({
                id: String(item),
                label: String(item),
                href: hrefWith(query, { year: item }),
              }))}
              current={String(year)}
            />
            <DownloadButton
              address="/PMSol/v1/GenerateExcel/GenerateBillingStatement"
              body={asked}
              label={t("excel")}
            />
            <DownloadButton address="/PMSol/v1/GeneratePDF/GenerateBillingStatement" body={asked} label={t("pdf")} />
          </>
        }
      >
        <StatementTable statement={statement} />
      </ListTable>
    </>
  );
}
