import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { scheduleStatuses, type ScheduleStatus } from "@/db/enums/scheduling";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { scheduleStatusVariant } from "../status-variants";
import { dayText, momentText } from "./formats";
import { styles } from "./styles";

type Line = Pick<ScheduleDetail, "employeeSchedulingStatusId" | "history">;

/** Return when a status was last reached; null when it was not reached or was skipped. */
const reachedOn = (history: ScheduleDetail["history"], status: ScheduleStatus) =>
  history.find(({ from, to }) => to === status && from !== status)?.at ?? null;

/**
 * Show the seven statuses with their dates, and below them what the current one requires. screens "Schedule details"
 */
export function StatusProgress({ schedule, children }: { schedule: Line; children?: ReactNode }) {
  const [t, statuses] = [useTranslations("schedule-details.line"), useTranslations("scheduling.statuses")];
  const locale = useLocale();
  const now = schedule.employeeSchedulingStatusId;
  return (
    <>
      <ol className={styles.line} aria-label={t("label")}>
        {scheduleStatuses.map((status, index) => {
          const id = index + 1;
          const reached = id <= now ? reachedOn(schedule.history, status) : null;
          return (
            <li
              key={status}
              data-state={id < now ? "done" : id === now ? "now" : "later"}
              {...(id === now ? { "aria-current": "step" } : {})}
            >
              {statuses(status)}
              {reached ? (
                <time dateTime={dayOf(new Date(reached))}>{dayText(dayOf(new Date(reached)), locale)}</time>
              ) : null}
            </li>
          );
        })}
      </ol>
      {children}
    </>
  );
}

type Missing = { next: string; messages: readonly string[]; note?: string | undefined };

/** children: actions for the current status. */
type PresentProps = { statusId: number; missing: Missing | null; children?: ReactNode };

/** Show what the next status requires, or that nothing is missing. */
export function CurrentRequirements({ statusId, missing, children }: PresentProps) {
  const [t, statuses] = [useTranslations("schedule-details.line"), useTranslations("scheduling.statuses")];
  const status = scheduleStatuses[statusId - 1] ?? "OnBoardWaitingSchedule";
  const isMissing = missing !== null && missing.messages.length > 0;
  const stateMessage =
    status === "OnBoardReady" || status === "OffBoardReady" || status === "CheckedOut" ? t(`next.${status}`) : null;
  return (
    <div className={styles.now} data-missing={isMissing || undefined} role="status">
      <p>
        <strong>{statuses(status)}</strong>{" "}
        <span className={styles.step}>{t("step", { step: statusId, count: scheduleStatuses.length })}</span>
      </p>
      {missing ? (
        <p>{t(isMissing ? "missing" : "ready", { next: missing.next })}</p>
      ) : stateMessage ? (
        <p>{stateMessage}</p>
      ) : null}
      {isMissing ? (
        <ul>
          {missing.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
      {missing?.note ? <p className={styles.muted}>{missing.note}</p> : null}
      {children ? <div className={styles.acts}>{children}</div> : null}
    </div>
  );
}

/** Show vessel, status, and the actual sign-on and sign-off times. Document 3 §2 */
export function ScheduleHeader({ schedule }: { schedule: ScheduleDetail }) {
  const [t, statuses] = [useTranslations("schedule-details.bar"), useTranslations("scheduling.statuses")];
  const locale = useLocale();
  const moment = (value: string | null) => (value ? momentText(value, locale) : t("none"));
  const { onBoardStatus } = schedule;
  return (
    <dl className={styles.bar} aria-label={t("label")}>
      <div>
        <dt>{t("vessel")}</dt>
        <dd>{schedule.vesselName}</dd>
      </div>
      <div>
        <dt>{t("status")}</dt>
        <dd>
          <StatusBadge status={scheduleStatusVariant[onBoardStatus]} label={statuses(onBoardStatus)} />
        </dd>
      </div>
      <div>
        <dt>{t("checkIn")}</dt>
        <dd>{moment(schedule.checkInDate)}</dd>
      </div>
      <div>
        <dt>{t("checkOut")}</dt>
        <dd>{moment(schedule.checkOutDate)}</dd>
      </div>
    </dl>
  );
}
