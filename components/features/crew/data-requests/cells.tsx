import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import type { DataRequest } from "@/lib/features/crew/data-requests/schema";
import { urgency } from "@/lib/platform/calendar/urgency";
import { dataRequestStatusVariants } from "./status-variants";
import { timeLeft } from "./time-left";

type Props = { request: DataRequest };

export const DataRequestKind = ({ request: { kind } }: Props) => useTranslations("data-requests.kinds")(kind);

/** The name of who asked or decided; accounts may be gone. */
export function PersonOrSomeone({ name }: { name: string | null }) {
  const t = useTranslations("data-requests");
  return name ?? t("someone");
}

/** The time left to answer. */
export function TimeLeft({ dueAt, now }: { dueAt: Date; now: Date }) {
  const t = useTranslations("work-lists.dataRequests");
  const { isLate, days, hours } = timeLeft(dueAt, now);
  return (
    <UrgencyBadge
      level={urgency("waiting", isLate ? -1 : days)}
      label={t(isLate ? "overdue" : "left", { days, hours })}
    />
  );
}

export function DataRequestState({ request: { state } }: Props) {
  const t = useTranslations("data-requests.states");
  return <StatusBadge status={dataRequestStatusVariants[state]} label={t(state)} />;
}
