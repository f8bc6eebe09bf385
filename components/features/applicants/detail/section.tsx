import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import styles from "./applicant.module.css";
import type { SectionId } from "./sections";

export async function DetailSection({
  id,
  title,
  aside,
  children,
}: {
  id: SectionId;
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = await getTranslations("applicants.detail.sections");
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title ?? t(id)}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
