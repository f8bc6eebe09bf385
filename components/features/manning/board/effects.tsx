"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import type { BoardPreview } from "@/lib/features/manning/check-in.schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "../../vessels/vessel.module.css";

type Props = { preview: BoardPreview; kind: "checkIn" | "checkOut" };

/** What the day chosen means on board: a sentence for the person and for whoever takes or leaves the seat; the slots behind a fold. */
export function BoardEffects({ preview, kind }: Props) {
  const t = useTranslations("vessels.board");
  const slots = useTranslations("manning.slots");
  const titleId = useId();
  const language = useLocale() === "id" ? "id" : "en";
  const slot = (name: BoardPreview["slot"]) => slots(name ?? "history");
  const position = language === "id" ? preview.jobPositionNameId : preview.jobPositionName;
  const others = preview.moves.filter(({ employeeId }) => employeeId !== preview.employeeId);
  const sentences = [
    kind === "checkIn"
      ? t("signsOn", { name: preview.fullName, position, date: formatDate(preview.offBoard, language) })
      : t("signsOff", {
          name: preview.fullName,
          position,
          date: formatDate(preview.onBoard ?? preview.startDate, language),
        }),
    ...others.filter(({ to }) => to === "Current").map(({ fullName }) => t("takesSeat", { name: fullName, position })),
    ...others
      .filter(({ from }) => from === "Current")
      .map(({ fullName }) => t("leavesSeat", { name: fullName, position })),
  ];
  return (
    <section aria-labelledby={titleId} className={styles.effects}>
      <h3 id={titleId}>{t("effects")}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {preview.moves.length > 0 ? (
        <details>
          <summary>{t("slotMoves", { count: preview.moves.length })}</summary>
          <ul>
            {preview.moves.map(({ employeeId, fullName, from, to }) => (
              <li key={employeeId}>{t("moves", { name: fullName, from: slot(from), to: slot(to) })}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
