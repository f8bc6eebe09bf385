import { MonthActions } from "@/components/features/ujbm/months/actions";
import { DifferenceToLast, MissingText } from "@/components/features/ujbm/months/cells";
import { ExportMenu } from "@/components/features/ujbm/months/export-menu";
import { MonthStatus } from "@/components/features/ujbm/months/status-and-open-questions";
import { signedAmount } from "@/components/features/ujbm/signed-amount";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { MonthChooser } from "@/components/ui/list/filters/month-chooser";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { listUjbm } from "@/lib/features/ujbm/months/list-ujbm";
import { ujbmSorts } from "@/lib/features/ujbm/months/schema";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";
import { several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";
import { textsOf } from "../../list-screen/texts";
import { monthQuery } from "./month-query";

/**
 * A month's allowances by vessel with their total, and open points before the month is closed. D3 §2, product 5.13
 */
export const ujbmVessels = list({
  name: "ujbm",
  texts: "ujbm",
  views: savedViews("ujbm"),
  sorts: ujbmSorts,
  filters: {
    payee: several({
      label: "payee.account",
      known: ["waiting"],
      options: async () => [{ value: "waiting", label: (await textsOf("ujbm")).t("payee.waitingForMe") }],
    }),
  },
  load: (query, { params }) => {
    const { months, year } = monthQuery(params);
    return load(listUjbm, { ...query, months, year });
  },
}).screen({
  title: "title",
  action: ({ page, params }) => (page ? <MonthActions page={page} {...monthQuery(params)} /> : null),
  above: ({ page }) => (page ? <MonthStatus page={page} /> : null),
  search: "search",
  filterTitle: "filter",
  tools: ({ params }) => {
    const { months, year, years } = monthQuery(params);
    return (
      <>
        <MonthChooser monthKey="months" months={months} year={year} years={years} />
        <ExportMenu months={months} year={year} />
      </>
    );
  },
  keyOf: ({ vesselId }) => vesselId,
  columns: [
    {
      id: "name",
      label: "columns.vesselName",
      card: "title",
      text: ({ vesselName }) => vesselName,
      href: ({ vesselId }, { params }) => {
        const { months, year } = monthQuery(params);
        return `/dashboard/crew-benefit/ujbm/${vesselId}?months=${months}&year=${year}`;
      },
      total: ({ t, page }) => (
        <>
          {t("total")} <span data-muted="">{t("totalOf", { count: page?.total ?? 0 })}</span>
        </>
      ),
    },
    {
      id: "ujbm",
      label: "columns.ujbm",
      align: "end",
      card: "fact",
      cell: ({ ujbm }, { t }) => (ujbm === null ? <MissingText text={t("noRateYet")} /> : formatRupiah(ujbm)),
    },
    {
      id: "crew",
      label: "columns.crew",
      align: "end",
      first: "desc",
      card: "fact",
      text: ({ crew }) => crew,
      total: ({ page }) => page && formatRupiah(page.summary.crew),
    },
    { id: "days", label: "columns.days", align: "end", card: "fact", text: ({ days }) => days },
    {
      id: "correction",
      label: "columns.correction",
      align: "end",
      card: "fact",
      text: ({ correction }) => signedAmount(correction),
      total: ({ page }) => page && signedAmount(page.summary.correction),
    },
    {
      id: "specialOccassionDays",
      label: "columns.specialOccassionDays",
      align: "end",
      card: "fact",
      text: ({ specialOccassionDays }) => specialOccassionDays,
    },
    {
      id: "total",
      label: "columns.total",
      align: "end",
      first: "desc",
      card: "badge",
      cell: ({ total }, { shell }) => (total === null ? shell("empty") : <strong>{formatRupiah(total)}</strong>),
      total: ({ page }) => page && formatRupiah(page.summary.total),
    },
    {
      id: "difference",
      label: "columns.difference",
      align: "end",
      first: "desc",
      card: "fact",
      cell: (row) => <DifferenceToLast row={row} />,
      total: ({ page }) => (page?.summary.difference == null ? null : signedAmount(page.summary.difference)),
    },
    { id: "bankName", label: "columns.bankName", text: ({ bankName }) => bankName },
    {
      id: "accountNo",
      label: "columns.accountNo",
      card: "fact",
      cell: ({ accountNo }, { t }) =>
        accountNo === null ? <MissingText text={t("noPayee")} /> : <DigitGroups digits={accountNo} />,
    },
    { id: "accountName", label: "columns.accountName", text: ({ accountName }) => accountName },
    { id: "phoneNo", label: "columns.phoneNo", text: ({ phoneNo }) => phoneNo },
  ],
  empty: { title: "empty", text: "emptyText" },
});
