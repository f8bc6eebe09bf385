import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { runsHref } from "@/components/features/work-orders/payments/addresses";
import { RunActions, RunFacts } from "@/components/features/work-orders/payments/run-actions-and-facts";
import { RunStatusBadge } from "@/components/features/work-orders/payments/run-status-badge";
import { TransferActions } from "@/components/features/work-orders/payments/transfer-actions";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, valueOf } from "@/components/ui/list/list-state";
import { transferStates } from "@/db/enums/work-orders";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { getPaymentRun } from "@/lib/features/work-orders/payments/get-payment-run";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { hidden } from "../../../list-screen/filters";
import { list } from "../../../list-screen/list-screen";
import { ratesCrumb } from "../rates-crumb";

/** A payment run with its transfers: release, bank results and file. product 5.15 */
export const runWithTransfers = list({
  name: "payment-transfers",
  texts: "payment-runs",
  pageSize: 50,
  filters: { state: hidden(transferStates) },
  load: async ({ state, ...query }, { route }) => {
    const run = await load(getPaymentRun, { ...query, id: Number(route.id), state: state || undefined });
    return { run, rows: run.page.rows, total: run.page.total };
  },
}).view({
  label: "transfers",
  search: "searchTransfers",
  tools: ({ page, params, t }) => {
    const choiceOf = (id: string, label: string) => ({
      id,
      label,
      href: hrefWith(params, { state: id || null, pageIndex: null }),
    });
    const countOf = (state: (typeof transferStates)[number]) => page?.run.byState[state]?.transfers ?? 0;
    const each = transferStates
      .filter((state) => countOf(state) > 0)
      .map((state) => choiceOf(state, `${t(`states.${state}`)} (${countOf(state)})`));
    return (
      <ListFilter
        label={t("state")}
        choices={[choiceOf("", t("allStates")), ...each]}
        current={transferStates.find((state) => state === valueOf(params, "state")) ?? ""}
      />
    );
  },
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "seafarer",
      label: "seafarer",
      card: "title",
      text: ({ employeeName }) => employeeName,
      second: ({ employeeNumber }) => employeeNumber,
    },
    {
      id: "account",
      label: "account",
      card: "fact",
      cell: ({ accountNumber, bankName, accountName }) => (
        <>
          <DigitGroups digits={accountNumber} />
          <span data-second="">{`${bankName}, ${accountName}`}</span>
        </>
      ),
    },
    { id: "reference", label: "reference", card: "fact", text: ({ reference }) => reference },
    { id: "amount", label: "amount", align: "end", card: "fact", text: ({ amount }) => rupiahText(amount) },
    { id: "state", label: "state", card: "badge", cell: ({ state }) => <RunStatusBadge state={state} /> },
    {
      id: "bankSays",
      label: "bankSays",
      card: "fact",
      text: ({ reason, settledOn }, { date }) => reason ?? date(settledOn),
      second: ({ reason, settledOn }, { date }) => (reason ? date(settledOn) : null),
    },
  ],
  actions: (row, { page, now }) =>
    page?.run.allowedActions.includes("mark") ? (
      <TransferActions runId={page.run.id} row={row} today={dayOf(now)} />
    ) : null,
  empty: { title: "noTransfers", text: ({ shell }) => shell("list.noneMatches") },
  frame: async (rows, { page, home, t, locale, now }) => (
    <>
      {page ? (
        <>
          <PageHeader
            crumbs={[home, await ratesCrumb(), { label: t("title"), href: runsHref }]}
            title={`${page.run.number}, ${monthName(page.run.month, locale)}`}
            action={<RunActions run={page.run} today={dayOf(now)} />}
          />
          <RunFacts run={page.run} />
        </>
      ) : null}
      {rows}
    </>
  ),
});
