import { getLocale, getTranslations } from "next-intl/server";
import { CheckupRow } from "@/components/features/billing/amounts/checkup-row";
import type { CheckupBill } from "@/components/features/billing/amounts/checkup-form";
import { ExpenseRow } from "@/components/features/billing/amounts/expense-row";
import styles from "@/components/features/billing/billing.module.css";
import { formatAmount } from "@/components/features/billing/format-amount";
import {
  AmountText,
  BilledVessel,
  ExpensePrice,
  FeeFigure,
  VatFigure,
  type Figures,
} from "@/components/features/billing/lists/bill-cells";
import { ReceiptButton } from "@/components/features/billing/receipts/button";
import { DownloadBillsButton } from "@/components/features/billing/sheets/download-button";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import { ViewFile } from "@/components/ui/feedback/view-file";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import type { Column } from "@/components/ui/list/columns/column";
import { MonthChooser } from "@/components/ui/list/filters/month-chooser";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, valueOf, type ListState, type SearchParams } from "@/components/ui/list/list-state";
import type { BillingKind } from "@/db/enums/billing";
import { listExpenses } from "@/lib/features/billing/lists/list-expenses";
import { listMcuPlanning } from "@/lib/features/billing/lists/list-mcu-planning";
import { listMcuRegister } from "@/lib/features/billing/lists/list-mcu-register";
import { listVictualing } from "@/lib/features/billing/lists/list-victualing";
import { listWorkOrders } from "@/lib/features/billing/lists/list-work-orders";
import { feeAndVatPercentages } from "@/lib/features/billing/rules";
import {
  billSorts,
  type BillsPage,
  type ExpenseRow as Expense,
  type PlanningRow,
  type RegisterRow,
  type Sums,
  type VictualingRow,
  type WorkOrderRow,
} from "@/lib/features/billing/schema";
import { listContractPrincipals } from "@/lib/features/contracts/list-contract-principals";
import type { PrincipalOption } from "@/lib/features/contracts/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { monthFrom } from "@/lib/platform/calendar/months";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import type { ListViewer } from "../../list-screen/declaration";
import { hidden, namedIn, visible } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import type { TextKey } from "../../list-screen/texts";
import { billingQuery, checkups } from "./query";

const texts = "billing";
type Viewer = ListViewer<typeof texts, string>;
/** `principals`: those a row may be assigned, for users who may assign. */
type Read = Viewer & { page: (BillsPage & { principals: PrincipalOption[] | null }) | null };
type BillColumn<Row> = Column<Row, Read, TextKey<typeof texts>>;
/** The kinds share their choice of columns and page size. */
const source = { name: "billing", texts, sorts: billSorts } as const;

const withPrincipals = async <P extends BillsPage>(page: P) => ({
  ...page,
  principals: page.allowedActions.includes("principal") ? await orNull(load(listContractPrincipals, {})) : null,
});
const monthOf = async (params: SearchParams) => {
  const { month, year } = await billingQuery(params);
  return { month, year };
};
const may = ({ page }: Read, action: BillsPage["allowedActions"][number]) =>
  page?.allowedActions.includes(action) ?? false;
const isHeld = ({ params }: { params: SearchParams }) => valueOf(params, "hold") === "true";

/** The label with the rate of the month, such as "Fee 8%". */
const withRates =
  (key: "columns.fee" | "columns.vat") =>
  ({ t, page }: Read) =>
    t(key, feeAndVatPercentages(page?.fees ?? null));
const sumOf =
  (name: keyof Sums) =>
  ({ page }: Read) =>
    page ? formatRupiah(page.summary[name]) : null;
const totalLabel = ({ t, page }: Read) => (
  <>
    {t("total")} <span className={styles.muted}>{t("totalOf", { count: page?.total ?? 0 })}</span>
  </>
);
/** A text that may be cut off early, so that the total stays in sight. */
const aside = (text: string | null) => <span className={styles.aside}>{text ?? "–"}</span>;

type Priced = Parameters<typeof BilledVessel>[0]["row"];
const vessel = <Row extends Priced>(
  kind: BillingKind,
  rowOf: (row: Row, viewer: Viewer) => { id: number; name: string },
): BillColumn<Row> => ({
  id: "vessel",
  label: "columns.vessel",
  card: kind === "victualing" ? "title" : "fact",
  ...(kind === "victualing" ? { total: totalLabel } : {}),
  title: ({ principal }) => principal,
  cell: (row, context) => (
    <BilledVessel row={row} giving={{ kind, ...rowOf(row, context), principals: context.page?.principals ?? null }} />
  ),
});

/** Columns of the amount and what follows from it. D3 §3 */
const amount: BillColumn<Figures> = {
  id: "amount",
  label: "columns.amount",
  align: "end",
  first: "desc",
  card: "fact",
  total: sumOf("amount"),
  cell: (row) => <AmountText amount={row.amount} />,
};
const fee: BillColumn<Figures> = {
  id: "fee",
  label: withRates("columns.fee"),
  align: "end",
  card: "fact",
  total: sumOf("fee"),
  cell: (row, { page }) => <FeeFigure row={row} fees={page?.fees ?? null} />,
};
const billsAfterFee: BillColumn<Pick<RegisterRow, "billsAfterFee">> = {
  id: "billsAfterFee",
  label: "columns.billsAfterFee",
  align: "end",
  total: sumOf("billsAfterFee"),
  cell: (row) => formatAmount(row.billsAfterFee),
};
const vat: BillColumn<Figures> = {
  id: "vat",
  label: withRates("columns.vat"),
  align: "end",
  card: "fact",
  total: sumOf("vat"),
  cell: (row) => <VatFigure row={row} />,
};
const totalBills: BillColumn<Pick<RegisterRow, "totalBills">> = {
  id: "totalBills",
  label: "columns.totalBills",
  align: "end",
  first: "desc",
  card: "badge",
  total: sumOf("totalBills"),
  cell: (row) => <strong>{formatAmount(row.totalBills)}</strong>,
};

type ToolProps = Pick<Read, "params" | "page"> & { kind: BillingKind; state: ListState<string> };

/** The month, and what is downloaded; expenses also by price. */
async function Tools({ kind, params, page, state }: ToolProps) {
  const [t, locale, { month, year, years, day }] = await Promise.all([
    getTranslations("billing"),
    getLocale(),
    billingQuery(params),
  ]);
  const hold = kind === "expenses" && isHeld({ params });
  const { search: filterList, sort, order } = state;
  const query = { month, year, filterList, hold, sort, order };
  return (
    <>
      {kind === "expenses" ? (
        <ListFilter
          label={t("holdFilter")}
          choices={[
            { id: "priced", label: t("holdChoices.priced"), href: hrefWith(params, { pageIndex: null, hold: null }) },
            {
              id: "held",
              label: page ? t("holdChoices.held", { count: page.open.held }) : t("onHold"),
              href: hrefWith(params, { pageIndex: null, hold: "true" }),
            },
          ]}
          current={hold ? "held" : "priced"}
        />
      ) : null}
      <MonthChooser monthKey="month" months={month} year={year} years={years} />
      {page && page.total > 0 ? (
        <DownloadBillsButton view={{ kind, monthName: formatDate(day, locale, "month"), count: page.total, query }} />
      ) : null}
    </>
  );
}

const toolsOf = (kind: BillingKind) =>
  function BillTools({ params, page, state }: Read & { state: ListState<string> }) {
    return <Tools kind={kind} params={params} page={page} state={state} />;
  };

/** What a kind shows without rows. */
function emptyOf(kind: BillingKind) {
  const isHeldList = (read: Read) => kind === "expenses" && isHeld(read);
  const isElsewhere = ({ user }: Read) => kind === "victualing" && user.divisionId === 2;
  return {
    title: (read: Read) => read.t(isElsewhere(read) ? "marineOnly" : isHeldList(read) ? "emptyHeld" : `empty.${kind}`),
    text: (read: Read) => {
      const { t, page, month: monthName } = read;
      const month = page ? monthName(monthFrom({ months: page.month, year: page.year })) : "";
      if (isElsewhere(read)) return t("marineOnlyText");
      if (isHeldList(read)) return t("emptyHeldText", { month });
      return page?.lockRefusal === "beforeStart" ? t("beforeStart") : t(`emptyText.${kind}`, { month });
    },
    next: (read: Read) =>
      kind === "victualing" && read.page && !isElsewhere(read) ? (
        <Button
          variant="outlined"
          component={Link}
          href={`/dashboard/crew-benefit/ujbm?months=${read.page.month}&year=${read.page.year}`}
        >
          {read.t("toUjbm")}
        </Button>
      ) : null,
  };
}

type Checkup = RegisterRow | PlanningRow;
const statuses = ["InProgress", "Pending", "Completed", "Passed", "Failed"] as const satisfies readonly StatusName[];
const idOf = (row: Checkup) => ("assessmentHistoryId" in row ? row.assessmentHistoryId : row.employeePreparationMCUId);
const dateOf = ({ date: day }: { date: string }, { locale }: Viewer) => formatDate(day, locale);
const checkupName = (row: Checkup, viewer: Viewer) =>
  [row.crew, row.vessel].filter(Boolean).join(", ") || dateOf(row, viewer);

function checkupBill(row: Checkup, kind: CheckupBill["kind"], read: Read): CheckupBill {
  return {
    id: idOf(row),
    kind,
    name: checkupName(row, read),
    about: [dateOf(row, read), row.clinic, row.package].filter(Boolean).join(" · "),
    amount: row.amount,
    ...(row.hasOwnFee
      ? { feeOption: row.feeOption, feePercentage: row.mcuFeePercentage, feeValue: row.mcuFeeValue }
      : { feeOption: "contract", feePercentage: 0, feeValue: 0 }),
    termsFee: row.termsFee,
    vatBase: row.vatBase,
    fees: read.page?.fees ?? null,
    version: row.version,
  };
}

const checkupColumns = (kind: CheckupBill["kind"]): BillColumn<Checkup>[] => [
  {
    id: "crew",
    label: "columns.crew",
    card: "title",
    total: totalLabel,
    cell: (row, viewer) => <span title={dateOf(row, viewer)}>{row.crew ?? "–"}</span>,
  },
  vessel(kind, (row, viewer) => ({ id: idOf(row), name: checkupName(row, viewer) })),
  {
    id: "status",
    label: "columns.status",
    card: "fact",
    cell: (row, { t }) => {
      const status = statuses.find((one) => one === row.status) ?? "Pending";
      return <StatusBadge status={status} label={t(`statuses.${status}`)} />;
    },
  },
  { id: "clinic", label: "columns.clinic", title: ({ clinic }) => clinic, cell: ({ clinic }) => aside(clinic) },
  { id: "package", label: "columns.package", title: (row) => row.package, cell: (row) => aside(row.package) },
  amount,
  fee,
  billsAfterFee,
  vat,
  totalBills,
];
/** The place of the amount, which is edited in the row. */
const amountAt = 5;

type CheckupPage = BillsPage & { rows: Checkup[] };
const checkupsOf = (kind: CheckupBill["kind"], loadPage: (query: object) => Promise<CheckupPage>) =>
  list({
    ...source,
    filters: { mcu: visible({ label: "tabs.mcu", known: checkups, options: namedIn("billing.mcuTabs", checkups) }) },
    load: async ({ mcu: _mcu, ...query }, { params }) =>
      withPrincipals(await loadPage({ ...query, ...(await monthOf(params)) })),
  }).view({
    label: "tabs.mcu",
    search: "search",
    tools: toolsOf(kind),
    keyOf: idOf,
    rowOf: (row, read, cells) =>
      may(read, "amount") ? (
        <CheckupRow
          bill={checkupBill(row, kind, read)}
          before={cells.slice(0, amountAt)}
          label={read.t("columns.amount")}
          amount={<AmountText amount={row.amount} />}
          after={cells.slice(amountAt + 1)}
        />
      ) : null,
    columns: checkupColumns(kind),
    empty: emptyOf(kind),
  });

const expenseName = ({ employeeName, expenses, date: day }: Expense, { locale }: Viewer) =>
  [employeeName, expenses].filter(Boolean).join(", ") || formatDate(day, locale);
const expenseColumns: BillColumn<Expense>[] = [
  {
    id: "crew",
    label: "columns.employeeName",
    card: "title",
    total: totalLabel,
    cell: (row, viewer) => <span title={dateOf(row, viewer)}>{row.employeeName ?? "–"}</span>,
  },
  vessel("expenses", (row, viewer) => ({ id: row.id, name: expenseName(row, viewer) })),
  { id: "expenses", label: "columns.expenses", card: "fact", text: ({ expenses }) => expenses },
  { id: "notes", label: "columns.notes", card: "fact", text: ({ notes }) => notes },
  {
    id: "amount",
    label: "columns.price",
    align: "end",
    first: "desc",
    card: "badge",
    total: sumOf("amount"),
    cell: (row) => <ExpensePrice price={row.price} isOnHold={row.isOnHold} />,
  },
];

const expenses = list({
  ...source,
  filters: { hold: hidden(["true"], { arranges: true }) },
  load: async ({ hold, ...query }, { params }) =>
    withPrincipals(await load(listExpenses, { ...query, hold: hold === "true", ...(await monthOf(params)) })),
}).view({
  label: "tabs.expenses",
  search: "search",
  tools: toolsOf("expenses"),
  keyOf: ({ id }) => id,
  rowOf: (row, read, cells) =>
    may(read, "expenses") ? (
      <ExpenseRow
        expense={{
          id: row.employeeSchedulingDocumentId,
          name: expenseName(row, read),
          about: [row.vessel, dateOf(row, read)].filter(Boolean).join(" · "),
          price: row.price,
          version: row.version,
        }}
        before={cells.slice(0, -1)}
        price={<ExpensePrice price={row.price} isOnHold={row.isOnHold} />}
      />
    ) : null,
  columns: expenseColumns,
  empty: emptyOf("expenses"),
});

/** Return the type by file extension; stored files have a matching one. */
const typeOf = (name: string) => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === "pdf" ? "application/pdf" : ending === "png" ? "image/png" : "image/jpeg";
};
const receiptOf = ({ attachment: fileName, attachmentId: fileId }: VictualingRow) =>
  fileId && fileName ? { fileId, fileName, contentType: typeOf(fileName) } : null;
const withAmount = (row: VictualingRow) => ({ ...row, amount: row.totalAmount });

const victualingColumns: BillColumn<VictualingRow>[] = [
  vessel("victualing", (row) => ({ id: row.id, name: row.vessel ?? "–" })),
  { id: "expensesType", label: "columns.expensesType", card: "fact", text: (_, { t }) => t("sheet.names.victualing") },
  { id: "totalCrew", label: "columns.totalCrew", align: "end", card: "fact", text: ({ totalCrew }) => totalCrew },
  {
    id: "amount",
    label: "columns.totalAmount",
    align: "end",
    first: "desc",
    card: "fact",
    total: sumOf("amount"),
    text: ({ totalAmount }) => formatRupiah(totalAmount),
  },
  {
    id: "attachment",
    label: "columns.attachment",
    card: "fact",
    title: ({ attachment }) => attachment,
    cell: (row) => {
      const receipt = receiptOf(row);
      return receipt ? <ViewFile file={receipt} withName /> : "–";
    },
  },
  {
    id: "fee",
    label: withRates("columns.fee"),
    align: "end",
    card: "fact",
    total: sumOf("fee"),
    cell: (row, { page }) => <FeeFigure row={withAmount(row)} fees={page?.fees ?? null} />,
  },
  {
    id: "vat",
    label: withRates("columns.vat"),
    align: "end",
    card: "fact",
    total: sumOf("vat"),
    cell: (row) => <VatFigure row={withAmount(row)} />,
  },
  totalBills,
];

const victualing = list({
  ...source,
  load: async (query, { params }) =>
    withPrincipals(await load(listVictualing, { ...query, ...(await monthOf(params)) })),
}).view({
  label: "tabs.victualing",
  search: "searchVictualing",
  tools: toolsOf("victualing"),
  keyOf: ({ id }) => id,
  columns: victualingColumns,
  hasActions: (read) => may(read, "receipt"),
  actions: (row) => (
    <ReceiptButton id={row.id} name={row.vessel ?? ""} version={row.version} hasReceipt={receiptOf(row) !== null} />
  ),
  empty: emptyOf("victualing"),
});

const workOrderColumns: BillColumn<WorkOrderRow>[] = [
  { id: "crew", label: "columns.crew", card: "title", total: totalLabel, text: ({ crew }) => crew },
  vessel("work-order", (row) => ({
    id: row.workOrderId,
    name: [row.crew, row.workOrderNumber].filter(Boolean).join(", "),
  })),
  { id: "workOrder", label: "columns.workOrder", card: "fact", text: ({ workOrderNumber }) => workOrderNumber },
  amount,
  fee,
  billsAfterFee,
  vat,
  totalBills,
];

const workOrders = list({
  ...source,
  load: async (query, { params }) =>
    withPrincipals(await load(listWorkOrders, { ...query, ...(await monthOf(params)) })),
}).view({
  label: "tabs.work-order",
  search: "search",
  tools: toolsOf("work-order"),
  keyOf: ({ workOrderId }) => workOrderId,
  columns: workOrderColumns,
  empty: emptyOf("work-order"),
});

/** The bills of a month by kind, each with its sum. Amounts are edited in their rows. D3 §2, §3 */
export const bills = {
  "mcu-register": checkupsOf("mcu-register", (query) => load(listMcuRegister, query)),
  "mcu-planning": checkupsOf("mcu-planning", (query) => load(listMcuPlanning, query)),
  expenses,
  victualing,
  "work-order": workOrders,
};
