"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CheckInOutPreview } from "@/lib/features/manning/check-in-out/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import styles from "./plan-result.module.css";

type Props = { preview: CheckInOutPreview; kind: "checkIn" | "checkOut" };

/** Show the plan beside the result of the chosen day, with the difference in days. */
export function PlanResult({ preview, kind }: Props) {
  const t = useTranslations("vessels.board");
  const language = useLocale();
  const { startDate, endDate, onBoard, offBoard } = preview;
  if (onBoard === null) return null;
  const date = (day: string) => formatDate(day, language);
  const lines = [
    { key: "onBoard", planned: startDate, result: onBoard },
    { key: "offBoard", planned: endDate, result: offBoard },
  ] as const;
  return (
    <>
      <table className={styles.table} aria-label={t("plan.label")}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("plan.planned")}</th>
            <th scope="col">{t("plan.result")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, planned, result }) => (
            <tr key={key}>
              <th scope="row">{t(`plan.${key}`)}</th>
              <td>{date(planned)}</td>
              <td data-changed={planned !== result || undefined}>{date(result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Difference preview={preview} kind={kind} onBoard={onBoard} />
    </>
  );
}

function Difference({ preview, kind, onBoard }: Props & { onBoard: string }) {
  const t = useTranslations("vessels.board");
  const language = useLocale();
  const date = (day: string) => formatDate(day, language);
  const { startDate, endDate, offBoard } = preview;
  const days = kind === "checkIn" ? daysBetween(startDate, onBoard) : daysBetween(endDate, offBoard);
  if (days === 0) return <p className={styles.difference}>{t("asPlanned")}</p>;
  const difference = t(days < 0 ? "early" : "late", { days: Math.abs(days) });
  const signOff =
    offBoard === endDate
      ? t("signOffStays", { difference, date: date(endDate) })
      : t("signOffMoves", { difference, from: date(endDate), to: date(offBoard) });
  return (
    <p className={styles.difference}>
      <strong>{kind === "checkIn" ? signOff : difference}</strong>
    </p>
  );
}
