import type { ReactNode } from "react";
import type { Urgency } from "@/lib/platform/calendar/urgency";
import styles from "./urgent.module.css";

type Props = { level: Urgency; label: string; children?: ReactNode; title?: string };

/**
 * Shows a day or time by urgency: plain, amber, or with a label on amber or red. The label is for users who see no
 * colour.
 */
export function UrgencyBadge({ level, label, children, title }: Props) {
  if (level === "none") return children;
  return (
    <span className={`${styles.urgent} ${styles[level]}`} title={title}>
      {children ? <span>{children}</span> : null}
      <span className={styles.word}>{label}</span>
    </span>
  );
}
