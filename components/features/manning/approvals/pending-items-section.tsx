import type { ReactNode } from "react";
import styles from "./link-page.module.css";

/** Render a section of pending items under its heading. */
export const PendingItemsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.question}>
    <div className={styles.head}>
      <h2>{title}</h2>
    </div>
    <div className={styles.part}>{children}</div>
  </section>
);
