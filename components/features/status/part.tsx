import { useId, type ReactNode } from "react";
import styles from "./status.module.css";

type Props = { title: string; lead: string; action?: ReactNode; children?: ReactNode };

/** One part of the status page: what it is about, how it is in one sentence, the figures. */
export function Part({ title, lead, action, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
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
