import { getTranslations } from "next-intl/server";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { jobTypeName, positionName, vesselTypeName } from "./opening-names";
import { pageLocale } from "./page-locale";
import styles from "./job-row.module.css";

export async function JobRow({ opening }: { opening: JobOpening }) {
  const [t, locale] = await Promise.all([getTranslations("careers.list"), pageLocale()]);
  const title = `job-${opening.id}`;
  const closing = opening.closesOn ? t("closes", { date: formatDate(opening.closesOn, locale) }) : t("untilFilled");
  const facts = [
    { name: "city", label: t("city"), value: opening.cityName ?? t("cityOpen") },
    { name: "jobType", label: t("jobType"), value: jobTypeName(opening, locale) },
    { name: "experience", label: t("experience"), value: t("years", { count: opening.yearsOfExperience }) },
    { name: "closing", label: t("closing"), value: closing },
  ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.position} id={title}>
          <a href={opening.url}>{positionName(opening, locale)}</a>
        </h3>
        <p className={styles.vessel}>
          <span className={styles.division}>{opening.divisionName}</span> {vesselTypeName(opening, locale)}
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, label, value }) => (
          <div key={name} className={styles[name]}>
            <dt className={styles.hidden}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className={styles.apply} href={opening.url} aria-describedby={title}>
        {t("apply")}
      </a>
    </li>
  );
}
