import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { chandlerStatuses, type ChandlerStatus } from "@/db/enums/chandler";
import type { RequestDetail } from "@/lib/features/chandler/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { statusVariant } from "../status-variants";
import { styles } from "./styles";

const deliverySteps = chandlerStatuses.filter((status) => status !== "Cancel");
type Line = RequestDetail["history"][number];

const changeTo = (history: readonly Line[], status: ChandlerStatus) =>
  history.find(({ from, to }) => to === status && from !== status) ?? null;

/** Progress of a request with people and dates; a cancelled one stops at its state. screens "Ship chandler" */
export function ProgressLine({ request }: { request: RequestDetail }) {
  const t = useTranslations("chandler-requests");
  const statuses = useTranslations("chandler.statuses");
  const locale = useLocale();
  const { history, status } = request;
  const last = status === "Cancel" ? (history.at(-1)?.from ?? "Submitted") : status;
  const now = deliverySteps.findIndex((state) => state === last);
  return (
    <ol className={styles.line} aria-label={t("line.label")}>
      {deliverySteps.map((state, index) => {
        const change = index <= now ? changeTo(history, state) : null;
        const isNow = index === now && status !== "Cancel";
        return (
          <li
            key={state}
            data-state={isNow ? "now" : index <= now ? "done" : "later"}
            {...(isNow ? { "aria-current": "step" } : {})}
          >
            {statuses(state)}
            {change ? (
              <small>
                <time dateTime={change.at.toISOString()}>{formatDate(change.at, locale, "instant")}</time>
                {` · ${change.by ?? t("log.system")}`}
              </small>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Current state, what it needs, and the viewer's actions. */
export function CurrentState({ request, children }: { request: RequestDetail; children: ReactNode }) {
  const t = useTranslations("chandler-requests");
  const statuses = useTranslations("chandler.statuses");
  const locale = useLocale();
  const { status, isLate, receivedDate, proposedReceivedDate: reported } = request;
  const waitsFor = status === "ReadyForShipment" && reported ? "reported" : status;
  const date = receivedDate ?? reported;
  return (
    <div className={styles.now} data-late={isLate || undefined}>
      <p>
        <StatusBadge status={statusVariant(status)} label={statuses(status)} />
        {isLate ? <StatusBadge status="Failed" label={t("daysLate", { count: -request.daysLeft })} /> : null}
        <span>{t(`line.waitsFor.${waitsFor}`, { date: date ? formatDate(date, locale) : "–" })}</span>
      </p>
      {children}
    </div>
  );
}
