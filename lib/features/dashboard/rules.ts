import { earlier } from "@/lib/platform/calendar/period";
import type { Card } from "@/lib/platform/registry/dashboard-card";

/** Return the address of the list behind a figure. */
export const hrefOf = ({ path, query }: Pick<Card, "path" | "query">, year: string) =>
  `${path}?${new URLSearchParams(query(year))}`;

/** Return the days a figure covers: a year up to today, or only today. @param today yyyy-MM-dd in Asia/Jakarta */
export const daysOf = ({ isYearly }: Pick<Card, "isYearly">, year: string, today: string) =>
  isYearly ? { from: `${year}-01-01`, until: earlier(`${year}-12-31`, today) } : { from: null, until: today };
