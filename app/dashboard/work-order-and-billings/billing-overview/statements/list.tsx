import { cache } from "react";
import { billingRoot, invoiceAddress, invoicesAddress } from "@/components/features/billing/addresses";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getStatement } from "@/lib/features/billing/invoices/get-statement";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../../list-screen/list-screen";
import { textsOf } from "../../../list-screen/texts";

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

/** Load a principal's statement of the year of the address, once for title and page. */
export function loadStatement(principalId: string, params: SearchParams) {
  const { from, to } = yearQuery(params);
  return statementOf(principalId, from, to);
}

/** A principal's statement of a year with running balances, also as Excel and PDF. product 5.14 */
export const statementOfYear = list({
  name: "statement",
  texts: "billing.statement",
  pageSize: 200,
  load: async ({ pageNumber, pageSize }, { route, params }) => {
    const statement = await loadStatement(route.principalId ?? "", params);
    const { from, opening, lines } = statement;
    const start = { day: from, kind: "opening" as const, number: null, invoiceId: 0, note: null, amount: null };
    const rows = [{ ...start, balance: opening }, ...lines].map((row, index) => ({ ...row, index }));
    return { statement, rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: rows.length };
  },
}).view({
  label: "movements",
  tools: ({ page, params, t }) => {
    const { years, year, from, to } = yearQuery(params);
    const asked = { principalId: page?.statement.principalId, from, to };
    return (
      <>
        <ListFilter
          label={t("year")}
          choices={years.map((item) => ({
            id: String(item),
            label: String(item),
            href: hrefWith(params, { year: item, pageIndex: null }),
          }))}
          current={String(year)}
        />
        <DownloadButton address="/PMSol/v1/GenerateExcel/GenerateBillingStatement" body={asked} label={t("excel")} />
        <DownloadButton address="/PMSol/v1/GeneratePDF/GenerateBillingStatement" body={asked} label={t("pdf")} />
      </>
    );
  },
  keyOf: ({ index }) => index,
  columns: [
    {
      id: "day",
      label: "columns.day",
      card: "fact",
      text: ({ day }, { date }) => date(day),
      total: ({ page, date }) => page && date(page.statement.to),
    },
    {
      id: "kind",
      label: "columns.kind",
      card: "title",
      text: ({ kind }, { t }) => (kind === "opening" ? t("opening") : t(`kinds.${kind}`)),
      total: ({ t }) => t("closing"),
    },
    {
      id: "number",
      label: "columns.number",
      card: "fact",
      text: ({ number }) => number,
      href: ({ number, invoiceId }) => (number === null ? null : invoiceAddress(invoiceId)),
    },
    { id: "note", label: "columns.note", card: "fact", text: ({ note }) => note },
    {
      id: "amount",
      label: "columns.amount",
      align: "end",
      card: "fact",
      text: ({ amount }) => (amount === null ? null : formatRupiah(amount)),
    },
    {
      id: "balance",
      label: "columns.balance",
      align: "end",
      card: "badge",
      text: ({ balance }) => formatRupiah(balance),
      total: ({ page }) => page && formatRupiah(page.statement.closing),
    },
  ],
  empty: { title: "movements", text: ({ shell }) => shell("list.noData") },
  frame: async (rows, { page, home, params, t, date }) => {
    const billing = await textsOf("billing");
    const { from, to } = yearQuery(params);
    return (
      <>
        {page ? (
          <>
            <PageHeader
              crumbs={[
                home,
                { label: billing.t("title"), href: billingRoot },
                { label: billing.t("invoicesPage.title"), href: invoicesAddress },
              ]}
              title={t("title", { principal: page.statement.principal })}
              lead={t("period", { from: date(from) ?? "", to: date(to) ?? "" })}
            />
            <MissingSignsNote record={page.statement} />
          </>
        ) : null}
        {rows}
      </>
    );
  },
});
