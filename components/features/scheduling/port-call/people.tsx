"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PortCallPreview } from "@/lib/features/scheduling/port-calls/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { styles } from "./styles";
import type { usePortCall } from "./use-port-call";

type Person = PortCallPreview["rows"][number];
type Call = ReturnType<typeof usePortCall>;

/** List people with an open way, each with the effect of the move. */
export function PortCallPeople({ call }: { call: Call }) {
  const t = useTranslations("scheduling-lists.portCall");
  const { rows, isLoaded } = call;
  if (!isLoaded) return null;
  if (rows.length === 0) return <p className={styles.muted}>{t("noneMovable")}</p>;
  return (
    <ul className={styles.people} aria-label={t("people")}>
      {rows.map((person) => (
        <Line key={person.employeeSchedulingId} person={person} call={call} />
      ))}
    </ul>
  );
}

function Line({ person, call }: { person: Person; call: Call }) {
  const t = useTranslations("scheduling-lists.portCall");
  const locale = useLocale();
  const { employeeSchedulingId: id, name, before, after, against } = person;
  const isPicked = call.picked.has(id);
  const way = ({ day, time, port, agent }: Person["before"]) => {
    const date = [formatDate(day, locale), ...(time ? [time] : [])].join(", ");
    const portText = port ? t("at", { date, port }) : t("atNone", { date });
    return [portText, ...(agent ? [t("agent", { agent })] : [])].join(", ");
  };
  const days = daysBetween(before.day, after.day);
  const shift = days === 0 ? [] : [t(days > 0 ? "later" : "earlier", { count: Math.abs(days) })];
  const isMoved = isPicked && call.isSettled;
  const text = !isMoved
    ? way(before)
    : person.isChanged
      ? [t("change", { from: way(before), to: way(after) }), ...shift].join(", ")
      : t("same", { way: way(before) });
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isPicked}
          onChange={({ currentTarget }) => call.set([id], currentTarget.checked)}
        />
        <span>
          {`${name}, ${inLanguage(locale, { en: person.position, id: person.positionNameId })}`}
          <small data-tone={isMoved && person.isChanged && !against ? "moves" : undefined}>{text}</small>
          {isMoved && against ? <small data-tone="against">{against}</small> : null}
          {call.isChangedMeanwhile(person) ? <small data-tone="against">{t("changedMeanwhile")}</small> : null}
        </span>
      </label>
    </li>
  );
}
