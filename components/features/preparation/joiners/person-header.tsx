import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { JoiningDay } from "../joining-day";
import { NextStep } from "../next-step";
import styles from "./joiners.module.css";

/** Show who joins which vessel and when, with the next step. */
export async function JoinerHeader({ row, ways }: { row: JoinerRow; ways: ReactNode }) {
  const [t, locale] = await Promise.all([getTranslations("preparation-joiners"), getLocale()]);
  const isReady = row.preparationStatus === "Completed";
  const facts: [string, ReactNode][] = [
    [t("columns.position"), inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId })],
    [t("columns.vesselName"), row.vesselName],
    [t("columns.joins"), <JoiningDay key="joins" date={row.joiningDate} daysLeft={row.daysLeft} isReady={isReady} />],
  ];
  return (
    <div>
      <div className={styles.strip}>
        <h1>
          {row.employeeFullName}{" "}
          <StatusBadge
            status={isReady ? "Completed" : "Not Completed"}
            label={t(`statuses.${row.preparationStatus}`)}
          />
        </h1>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.ways}>{ways}</div>
      </div>
      <p className={styles.step}>
        {row.isEnded ? t("ended") : row.next ? <NextStep step={row.next} /> : t("ready")}
        {row.isConfirmed || row.isEnded ? null : <> · {t("unconfirmed")}</>}
      </p>
    </div>
  );
}
