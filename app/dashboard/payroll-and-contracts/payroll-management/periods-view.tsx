import { getTranslations } from "next-intl/server";
import rates from "@/components/features/rates/rates.module.css";
import { Months } from "@/components/features/work-orders/periods/months";
import { PeriodView } from "@/components/features/work-orders/periods/view";
import { Alert } from "@/components/ui/feedback/alert";
import { ListError } from "@/components/ui/list/list-error";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { isMonth } from "@/lib/features/work-orders/month.rules";
import { getPeriod } from "@/lib/features/work-orders/periods/get-period";
import { listPeriods } from "@/lib/features/work-orders/periods/list-periods";
import type { Period } from "@/lib/features/work-orders/periods/schema";
import { orNull } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";

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
  const listed = await orNull(load(listPeriods, {}));
  const month = selectedPeriodOf(listed?.rows ?? [], valueOf(params, "month"));
  const period = month ? await orNull(load(getPeriod, { month })) : undefined;
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
        <Months periods={listed?.rows ?? []} current={month} hrefOf={hrefOf} />
        {period ? <PeriodView period={period} ratesHref={(kind) => `?tab=${kind}`} mayPay={mayPay} /> : <ListError />}
      </div>
    </>
  );
}
