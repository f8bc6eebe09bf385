import { useLocale, useTranslations } from "next-intl";
import { scheduleStatuses } from "@/db/enums/scheduling";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { isDay } from "@/lib/platform/calendar/dates";
import { dayText, isFieldName, momentText } from "./formats";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import { styles } from "./styles";

type Line = ScheduleDetail["history"][number];
const initialEntries = 4;

/** List the changes of a schedule, newest first. */
export function ScheduleLog({ history }: { history: ScheduleDetail["history"] }) {
  const t = useTranslations("schedule-details.log");
  const rest = history.slice(initialEntries);
  return (
    <section className={styles.card} aria-labelledby="schedule-log">
      <h2 id="schedule-log">{t("title")}</h2>
      {history.length === 0 ? <p className={styles.muted}>{t("none")}</p> : null}
      <ol className={styles.log}>
        {history.slice(0, initialEntries).map((line, index) => (
          <LogEntry key={`${index}-${String(line.at)}`} line={line} />
        ))}
        {rest.length > 0 ? (
          <li>
            <details>
              <summary>{t("more", { count: history.length })}</summary>
              <ol className={styles.log}>
                {rest.map((line, index) => (
                  <LogEntry key={`${index}-${String(line.at)}`} line={line} />
                ))}
              </ol>
            </details>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

function LogEntry({ line }: { line: Line }) {
  const [t, fields, tLog, statuses] = [
    useTranslations("schedule-details.log"),
    useTranslations("schedule-details.fields"),
    useTranslations("scheduling"),
    useTranslations("scheduling.statuses"),
  ];
  const locale = useLocale();
  const value = (field: string, loggedValue: Line["changes"][number]["to"]) => {
    if (loggedValue === null || loggedValue === "") return "–";
    if (typeof loggedValue === "boolean") return tLog(loggedValue ? "yes" : "no");
    if (field === "employeeSchedulingStatusId")
      return statuses(scheduleStatuses[Number(loggedValue) - 1] ?? "Cancelled");
    if (typeof loggedValue === "number") return field.endsWith("Total") ? rupiah(loggedValue) : String(loggedValue);
    return isDay(loggedValue) ? dayText(loggedValue, locale) : loggedValue;
  };
  const statusLabel = line.from === line.to || line.event === "created" ? null : statuses(line.to);
  return (
    <li>
      <p>
        <strong>{t(`events.${line.event}`)}</strong>
        {statusLabel ? `: ${statusLabel}` : ""}
      </p>
      {line.changes
        .filter(({ field }) => field !== "employeeSchedulingStatusId")
        .map(({ field, from, to }, index) => (
          <p key={`${field}-${index}`}>
            {t("change", {
              field: isFieldName(field) ? fields(field) : field,
              from: value(field, from),
              to: value(field, to),
            })}
          </p>
        ))}
      {line.reason ? <p>{t("reason", { reason: line.reason })}</p> : null}
      <p className={styles.muted}>{`${momentText(line.at, locale)} · ${line.by ?? t("system")}`}</p>
    </li>
  );
}
