"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { visuallyHidden } from "../../form/visually-hidden";
import { Icon } from "../../layout/icon";
import { Link } from "../../layout/link";
import type { PreviewPaneProps } from "./frame";
import styles from "./pane.module.css";

type Props = PreviewPaneProps & {
  /** Facts of the row. */
  content: string;
  isFailed: boolean;
  /** Label of the link when it opens something other than the record. */
  action?: string;
  head?: ReactNode;
  children: ReactNode;
};

/** The preview panel: one record in short. Not modal; screen readers announce it politely. */
export function PreviewPane({ name, href, onClose, content, isFailed, action, head, children }: Props) {
  const t = useTranslations("shell.peek");
  return (
    <aside className={styles.pane} aria-label={t("label", { name })}>
      <div className={styles.head}>
        {head}
        <div className={styles.title}>
          <h2>{name}</h2>
          <p>{content}</p>
        </div>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t("close")} title={t("close")}>
          <Icon name="close" />
        </button>
      </div>
      <p role="status" style={visuallyHidden}>
        {isFailed ? t("failed") : content ? `${name}, ${content}` : ""}
      </p>
      <div className={styles.body}>{isFailed ? <p>{t("failed")}</p> : children || <Lines label={t("loading")} />}</div>
      {href ? (
        <Link href={href} prefetch={false} className={styles.record}>
          {action ?? t("record")}
          <Icon name="right" />
        </Link>
      ) : null}
    </aside>
  );
}

const Lines = ({ label }: { label: string }) => (
  <div className={styles.lines} role="img" aria-label={label}>
    {[0, 1, 2, 3, 4].map((line) => (
      <span key={line} />
    ))}
  </div>
);

/** Shows one fact with its label. Hides a value that is missing or not visible to the user. */
export function PreviewFact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const PreviewFacts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;
/** Shows short lines of one fact, each with its value at the end. */
export const PreviewLines = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;
