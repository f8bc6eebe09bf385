"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { retryOnce } from "@/components/ui/form/retry-once";
import { monthName } from "@/components/features/work-orders/inputs/month-name";
import type { BoardingPreview } from "@/lib/features/work-orders/differences/schema";
import { isDay } from "@/lib/platform/calendar/dates";
import { rupiahText } from "@/lib/features/rates/amount.rules";

type LockedMonthsQuery = {
  kind: "checkIn" | "checkOut";
  crewId: number;
  vesselId: number;
  schedule: string;
  today: string;
};

function useLockedMonths({ kind, crewId, vesselId, schedule, today }: LockedMonthsQuery): BoardingPreview["months"] {
  const [answer, setAnswer] = useState<{ asked: string; months: BoardingPreview["months"] } | null>(null);
  // The current month is never locked.
  const lockedDay = isDay(schedule) && schedule.slice(0, 7) < today.slice(0, 7) ? schedule : null;
  useEffect(() => {
    if (lockedDay === null) return;
    const stop = new AbortController();
    const query = new URLSearchParams({
      kind,
      employeeId: String(crewId),
      vesselId: String(vesselId),
      schedule: lockedDay,
    });
    const ask = () =>
      fetch(`/PMSol/v1/WorkOrder/GetBoardingDifference?${query}`, { signal: stop.signal }).catch(() => null);
    void retryOnce(ask, (response) => response?.status).then(async (response) => {
      if (stop.signal.aborted || !response?.ok) return;
      // The answer is our own, parsed by its schema before it left the server.
      const body = (await response.json().catch(() => null)) as { data?: BoardingPreview } | null;
      if (!stop.signal.aborted) setAnswer({ asked: lockedDay, months: body?.data?.months ?? [] });
    });
    return () => stop.abort();
  }, [kind, crewId, vesselId, lockedDay]);
  return answer?.asked === lockedDay ? answer.months : [];
}

/** Show what a check-in or check-out in a locked payroll month leaves to finance, before it is confirmed. */
export function LockedMonths(lockedMonthsQuery: LockedMonthsQuery) {
  const t = useTranslations("vessels.board.locked");
  const locale = useLocale();
  const months = useLockedMonths(lockedMonthsQuery);
  if (months.length === 0) return null;
  return (
    <Alert severity="info">
      {months.map(({ month, amount }) => {
        const name = monthName(month, locale);
        return (
          <div key={month}>
            {amount === null
              ? t("plain", { month: name })
              : t("amount", { month: name, amount: rupiahText(Math.abs(amount)) })}
          </div>
        );
      })}
    </Alert>
  );
}
