import { useId, type ReactNode } from "react";
import styles from "./page-section.module.css";

type Props = { title: string; lead: string; action?: ReactNode; children?: ReactNode };

/** A section of a page: title, one sentence of status or instruction, content. */
export function PageSection({ title, lead, action, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
