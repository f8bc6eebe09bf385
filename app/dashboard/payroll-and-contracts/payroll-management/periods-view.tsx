import { getTranslations } from "next-intl/server";
import rates from "@/components/features/rates/rates.module.css";
import { PayrollMonthsTable } from "@/components/features/work-orders/periods/payroll-months-table";
import { PayrollMonthView } from "@/components/features/work-orders/periods/payroll-month-view";
import { Alert } from "@/components/ui/feedback/alert";
import { ListError } from "@/components/ui/list/list-error";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getPayrollPeriod } from "@/lib/features/work-orders/periods/get-payroll-period";
import { listPayrollPeriods } from "@/lib/features/work-orders/periods/list-payroll-periods";
import type { Period } from "@/lib/features/work-orders/periods/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { isMonth } from "@/lib/platform/calendar/months";

const hrefOf = (month: string) => `?tab=periods&month=${month}`;

/** Return the requested month, else the earliest unlocked one. */
function selectedPeriodOf(periods: readonly Period[], requestedMonth: string): string | undefined {
  const isListed = periods.some(({ month }) => month === requestedMonth);
  if (isMonth(requestedMonth) && isListed) return requestedMonth;
  return (periods.findLast(({ state }) => state === "draft") ?? periods[0])?.month;
}

type Props = { params: SearchParams; isRiskKnown: boolean; mayPay: boolean };

/** The months of the division, with the one to lock next. product 5.15.7 */
export async function PeriodsView({ params, isRiskKnown, mayPay }: Props) {
  const t = await getTranslations("work-orders");
  const listed = await orNull(load(listPayrollPeriods, {}));
  const month = selectedPeriodOf(listed?.rows ?? [], valueOf(params, "month"));
  const period = month ? await orNull(load(getPayrollPeriod, { month })) : undefined;
  const emptyState = emptyStateOf(listed?.rows, {
    title: t("periods.noMonths"),
    text: t("periods.noMonthsText"),
    fallback: null,
  });
  if (emptyState) return emptyState;
  return (
    <>
      {isRiskKnown ? null : (
        <Alert severity="warning" role="note" space="below-16">
          {t("settings.riskUnknown")}
        </Alert>
      )}
      <div className={rates.layout}>
        <PayrollMonthsTable periods={listed?.rows ?? []} current={month} hrefOf={hrefOf} />
        {period ? (
          <PayrollMonthView period={period} ratesHref={(kind) => `?tab=${kind}`} mayPay={mayPay} />
        ) : (
          <ListError />
        )}
      </div>
    </>
  );
}
