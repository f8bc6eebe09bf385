import { useId, type ReactNode } from "react";
import styles from "./profile.module.css";

type Props = { title: string; lead: string; action?: ReactNode; children: ReactNode };

/** One part of the profile page: what it is, what to do with it, what there is. */
export function Section({ title, lead, action, children }: Props) {
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
