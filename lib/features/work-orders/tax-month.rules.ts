import type { payTimings } from "@/db/enums/work-orders";
import { monthsLater, type Month } from "@/lib/platform/calendar/months";

type PayTiming = (typeof payTimings)[number];

/** Return the tax month of a work month: the month in which its pay is paid or due. PMK 168/2023 art. 21 */
export const taxMonthOf = (workMonth: Month, timing: PayTiming): Month =>
  monthsLater(workMonth, timing === "next" ? 1 : 0);
