import type { ReactNode } from "react";
import styles from "./screen-message.module.css";

type Props = { title: string; text: string; children?: ReactNode };

/** A full-screen message: what happened and where to go. */
export function ScreenMessage({ title, text, children }: Props) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
