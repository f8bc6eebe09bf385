import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { RequestRow } from "@/lib/features/chandler/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { statusVariant } from "../status-variants";

/** State with its step number and remark. */
export function RequestState({ row, isHistory }: { row: RequestRow; isHistory: boolean }) {
  const [t, statuses] = [useTranslations("chandler-requests"), useTranslations("chandler.statuses")];
  const locale = useLocale();
  const { status, step, rejectReason, proposedReceivedDate: proposed } = row;
  const remark =
    rejectReason ??
    (proposed && !isHistory ? t("reported", { date: formatDate(proposed, locale) }) : null) ??
    (isHistory ? null : t("step", { step }));
  return (
    <>
      <StatusBadge status={statusVariant(status)} label={statuses(status)} />
      {remark ? (
        <span data-second="" title={remark}>
          {remark}
        </span>
      ) : null}
    </>
  );
}
