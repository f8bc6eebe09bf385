"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import type { CheckInOutPreview } from "@/lib/features/manning/check-in-out/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { PlanResult } from "./plan-result";
import styles from "../../vessels/vessel.module.css";

type Props = { preview: CheckInOutPreview; kind: "checkIn" | "checkOut" };

/**
 * Show what the chosen day changes on board: plan and result, the vacated seat, and each person affected. Slots are
 * folded.
 */
export function CheckInOutEffects({ preview, kind }: Props) {
  const t = useTranslations("vessels.board");
  const slots = useTranslations("manning.slots");
  const titleId = useId();
  const language = useLocale();
  const slot = (name: CheckInOutPreview["slot"]) => slots(name ?? "history");
  const position = inLanguage(language, { en: preview.jobPositionName, id: preview.jobPositionNameId });
  const others = preview.moves.filter(({ crewId }) => crewId !== preview.crewId);
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
      <PlanResult preview={preview} kind={kind} />
      {preview.vacates ? <Vacated preview={preview} next={preview.vacates.next} /> : null}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {preview.moves.length > 0 ? (
        <details>
          <summary>{t("slotMoves", { count: preview.moves.length })}</summary>
          <ul>
            {preview.moves.map(({ crewId, fullName, from, to }) => (
              <li key={crewId}>{t("moves", { name: fullName, from: slot(from), to: slot(to) })}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

type Next = NonNullable<CheckInOutPreview["vacates"]>["next"];

/** Show the seat that becomes vacant and the next person for it. */
function Vacated({ preview, next }: { preview: CheckInOutPreview; next: Next }) {
  const t = useTranslations("vessels.board");
  const language = useLocale();
  const position = inLanguage(language, { en: preview.jobPositionName, id: preview.jobPositionNameId });
  return (
    <p className={styles.vacated}>
      <strong>{t("becomesVacant", { position })}</strong>{" "}
      {next ? <Coming next={next} after={preview.offBoard} /> : t("noRelieverPlanned")}
    </p>
  );
}

function Coming({ next, after }: { next: NonNullable<Next>; after: string }) {
  const t = useTranslations("vessels.board");
  const language = useLocale();
  const days = daysBetween(after, next.startDate);
  const values = { name: next.fullName, date: formatDate(next.startDate, language) };
  if (next.summaryStatus === "Pending") return t("comesPending", values);
  return days < 0 ? t("cameLate", values) : t("comes", { ...values, days });
}
