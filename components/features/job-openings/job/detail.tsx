import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { dutiesOf } from "@/lib/features/job-openings/rules";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { JobSummary } from "./summary";
import { positionName, vesselTypeName } from "../careers/opening-names";
import { pageLocale } from "../careers/page-locale";
import { pictureOf } from "./vessel-picture";
import styles from "./detail.module.css";

/** notice is shown below the heading, children at the end. */
export async function JobDetail({
  opening,
  notice,
  children,
}: {
  opening: JobOpening;
  notice: ReactNode;
  children?: ReactNode;
}) {
  const [t, locale] = await Promise.all([getTranslations("careers.detail"), pageLocale()]);
  const picture = pictureOf(opening.vesselTypeName);
  const where = [
    vesselTypeName(opening, locale),
    opening.cityName,
    t("divisionName", { name: opening.divisionName }),
  ].filter(Boolean);
  return (
    <article>
      <header className={styles.band}>
        <picture className={styles.picture}>
          <source media="(width < 48em)" type="image/avif" srcSet={`/hero/${picture}-s.avif`} />
          <source type="image/avif" srcSet={`/hero/${picture}.avif`} />
          <img src={`/hero/${picture}.webp`} alt="" width={1600} height={700} fetchPriority="high" decoding="sync" />
        </picture>
        <div className={styles.heading}>
          <a className={styles.back} href="/#jobs">
            {t("back")}
          </a>
          <h1 className={styles.title}>{positionName(opening, locale)}</h1>
          <p className={styles.where}>{where.join(" · ")}</p>
        </div>
      </header>
      {notice}
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2>{t("tasks")}</h2>
          <ol className={styles.tasks} lang="en">
            {dutiesOf(opening.task).map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ol>
          {opening.coc && (
            <>
              <h2>{t("coc")}</h2>
              <p className={styles.coc}>{opening.coc}</p>
            </>
          )}
        </div>
        <JobSummary opening={opening} />
      </div>
      {children}
    </article>
  );
}
