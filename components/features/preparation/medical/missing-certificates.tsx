import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { scheduleAddress } from "../addresses";
import styles from "./medical.module.css";

/** List joiners who passed the check-up and have no certificate yet. */
export function MissingCertificates({ rows }: { rows: JoinerRow[] }) {
  const [t, locale] = [useTranslations("preparation-joiners"), useLocale()];
  const date = (day: string) => formatDate(day, locale);
  if (rows.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label={t("medical.drafts")}>
      <h2>{t("medical.drafts")}</h2>
      <p>{t("medical.draftsText")}</p>
      <ul>
        {rows.map(({ crewId, vesselId, employeeFullName: name, medicalDraft: draft }) =>
          draft ? (
            <li key={crewId}>
              {t("medical.draft", { name, examined: date(draft.examinationDate), until: date(draft.validUntil) })}
              <Link href={scheduleAddress(vesselId, "medical-certificate", crewId)} scroll={false} prefetch={false}>
                {t("medical.confirmFor", { name })}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
