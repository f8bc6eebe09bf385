import { getTranslations } from "next-intl/server";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { JobRow } from "../careers/job-row";
import { EmptyListNotice } from "../careers/empty-list-notice";
import styles from "../careers/job-list.module.css";

export async function SimilarOpenings({ openings }: { openings: JobOpening[] }) {
  const [t, site] = await Promise.all([getTranslations("careers.detail"), getTranslations("careers.site")]);
  return (
    <section className={styles.section} aria-labelledby="similar-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="similar-title">
          {t("similar")}
        </h2>
      </div>
      <div className={styles.surface}>
        {openings.length > 0 ? (
          <ul className={styles.rows}>
            {openings.map((opening) => (
              <JobRow key={opening.id} opening={opening} />
            ))}
          </ul>
        ) : (
          <EmptyListNotice
            title={t("noSimilar")}
            text={t("noSimilarText")}
            action={{ label: site("openings"), href: "/#jobs" }}
          />
        )}
      </div>
    </section>
  );
}
