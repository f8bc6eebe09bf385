import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** One question with its answer. */
export function QuestionWithAnswer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
