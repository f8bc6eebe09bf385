import { cache } from "react";
import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { BillingKind } from "@/db/enums/billing";
import { getNewestMonth } from "@/lib/features/billing/lists/get-newest-month";
import { selectableYears } from "@/lib/features/billing/month.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { monthFrom } from "@/lib/platform/calendar/months";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

export const tabs = ["mcu", "expenses", "victualing", "work-order"] as const;
export const checkups = ["Register", "Planning"] as const;

type Month = { month: number; year: number };

const newestMonth = cache(() => orNull(load(getNewestMonth, {})));
/** Whether the address names a month. Without one, billing opens the newest month with rows. */
const hasMonthParam = (params: SearchParams) => valueOf(params, "month") !== "" || valueOf(params, "year") !== "";

/**
 * Parse tab and month. Defaults to the first tab and the newest month with rows, else this month. Document 3 §2,
 * product 5.14
 */
export async function billingQuery(params: SearchParams) {
  const newest: Month | null = hasMonthParam(params) ? null : await newestMonth();
  const today = dayOf(new Date());
  const years = selectableYears(today);
  const [month, year] = [Number(valueOf(params, "month")), Number(valueOf(params, "year"))];
  const tab = oneOf(valueOf(params, "tab"), tabs);
  const mcu = oneOf(valueOf(params, "mcu"), checkups);
  const kind: BillingKind = tab === "mcu" ? (mcu === "Planning" ? "mcu-planning" : "mcu-register") : tab;
  const selectedMonth = {
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : (newest?.month ?? Number(today.slice(5, 7))),
    year: years.includes(year) ? year : (newest?.year ?? Number(today.slice(0, 4))),
  };
  return {
    tab,
    mcu,
    kind,
    years,
    ...selectedMonth,
    day: monthFrom({ months: selectedMonth.month, year: selectedMonth.year }),
  };
}
