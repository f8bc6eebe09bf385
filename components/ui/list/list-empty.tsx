import type { ReactNode } from "react";
import styles from "./list-empty.module.css";

/** Shows why a list is empty and offers the next step. */
export function ListEmpty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
