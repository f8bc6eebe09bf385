import { getTranslations } from "next-intl/server";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { sizeName } from "@/lib/features/lookups/size-name.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { jobTypeName, vesselTypeName } from "../careers/opening-names";
import { pageLocale } from "../careers/page-locale";
import styles from "./summary.module.css";

export async function JobSummary({ opening }: { opening: JobOpening }) {
  const [t, listTexts, locale] = await Promise.all([
    getTranslations("careers.detail"),
    getTranslations("careers.list"),
    pageLocale(),
  ]);
  const closing = opening.closesOn ? formatDate(opening.closesOn, locale) : t("untilFilled");
  const facts = [
    [t("vesselSize"), sizeName(opening.vesselSize, locale)],
    [t("location"), opening.cityName ?? listTexts("cityOpen")],
    [t("jobType"), jobTypeName(opening, locale)],
    [t("education"), opening.education || "N/A"],
    [t("workExperience"), t("years", { count: opening.yearsOfExperience })],
    [t("vesselType"), vesselTypeName(opening, locale)],
    [t("vacancies"), t("vacancyCount", { count: opening.vacancies })],
    ...(opening.isOpen ? [[t("closingDate"), closing]] : []),
    [t("posted"), formatDate(opening.createdAt, locale)],
  ];
  return (
    <aside className={styles.card} aria-labelledby="summary-title">
      <h2 className={styles.title} id="summary-title">
        {t("summary")}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {opening.isOpen && (
        <a className={styles.eligible} href={`/career/${opening.id}/eligible`}>
          {t("eligible")}
        </a>
      )}
      {opening.isOpen && (
        <div className={styles.bar}>
          <a className={styles.apply} href={`/validation?joi=${opening.id}`}>
            {t("apply")}
          </a>
        </div>
      )}
    </aside>
  );
}
