"use client";

import { useLocale, useTranslations } from "next-intl";
import type { BoardPreview } from "@/lib/features/manning/check-in.schema";
import { DetailList } from "@/components/ui/layout/detail-list";
import { formatDate } from "@/lib/platform/dates";
import styles from "./vessel.module.css";

/** What the day chosen means: the period, and who moves to which slot. */
export function BoardEffects({ preview, kind }: { preview: BoardPreview; kind: "checkIn" | "checkOut" }) {
  const t = useTranslations();
  const language = useLocale() === "id" ? "id" : "en";
  const slot = (name: BoardPreview["slot"]) => t(`manning.slots.${name ?? "history"}`);
  const details = [
    { label: t("vessels.detail.position"), value: language === "id" ? preview.jobPositionNameId : preview.jobPositionName },
    { label: t("vessels.detail.onBoard"), value: preview.onBoard ? formatDate(preview.onBoard, language) : null },
    { label: t(kind === "checkIn" ? "vessels.detail.plannedOff" : "vessels.detail.offBoard"), value: formatDate(preview.offBoard, language) },
  ];
  return (
    <>
      <DetailList details={details} />
      {preview.moves.length > 0 ? (
        <ul className={styles.moves}>
          {preview.moves.map(({ employeeId, fullName, from, to }) => (
            <li key={employeeId}>{t("vessels.board.moves", { name: fullName, from: slot(from), to: slot(to) })}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
