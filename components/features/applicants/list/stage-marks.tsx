"use client";

import type { AssessmentStatus } from "@/db/enums/applicants";
import styles from "./progress.module.css";

/** status: null while the stage is not reached. */
type Stage = { status: AssessmentStatus | null; name: string; said: string; title: string };

const paths: Partial<Record<AssessmentStatus, string>> = {
  Passed: "M4.500 8.200l2.400 2.400 4.600-5",
  Failed: "M5.300 5.300l5.400 5.400M10.700 5.300l-5.400 5.400",
  Completed: "M5 8h6",
};

/** A status as a mark: its shape tells as much as its colour. */
function Mark({ status }: Pick<Stage, "status">) {
  const path = status && paths[status];
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={styles.mark} data-status={status ?? "none"}>
      <circle cx="8" cy="8" r={status ? 6.5 : 2} />
      {status === "InProgress" ? <path className={styles.half} d="M8 3.500a4.500 4.500 0 0 1 0 9z" /> : null}
      {path ? <path d={path} /> : null}
    </svg>
  );
}

/** Stages as marks side by side, words on a phone and for who listens. Drawn where they are seen: of sixty marks a page sends what they say. */
export function StageMarks({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map(({ status, name, said, title }) => (
        <li key={name} title={title}>
          <Mark status={status} />
          <span className={styles.words} data-faint={status ? undefined : true}>
            {name} <strong>{said}</strong>
          </span>
        </li>
      ))}
    </ol>
  );
}
