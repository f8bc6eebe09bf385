import type { ReactNode } from "react";
import styles from "./panels.module.css";

type Fact = [label: string, value: ReactNode, tone?: "below" | "enough"];

/** List the facts of a stage. Empty facts are omitted. */
export function StageFacts({ facts }: { facts: Fact[] }) {
  const filledFacts = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (filledFacts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {filledFacts.map(([label, value, tone]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone ? styles[tone] : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
