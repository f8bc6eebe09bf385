"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { visuallyHidden } from "../../form/visually-hidden";
import { Icon } from "../../layout/icon";
import { Link } from "../../layout/link";
import type { PeekPaneProps } from "./frame";
import styles from "./pane.module.css";

type Props = PeekPaneProps & {
  /** What is said of the row beside its name. */
  said: string;
  isFailed: boolean;
  /** What the way on says where it leads to something else than the record. */
  way?: string;
  head?: ReactNode;
  children: ReactNode;
};

/** The panel beside a list with one record in short: not modal, told politely. */
export function PeekPane({ name, href, onClose, said, isFailed, way, head, children }: Props) {
  const t = useTranslations("shell.peek");
  return (
    <aside className={styles.pane} aria-label={t("label", { name })}>
      <div className={styles.head}>
        {head}
        <div className={styles.title}>
          <h2>{name}</h2>
          <p>{said}</p>
        </div>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t("close")} title={t("close")}>
          <Icon name="close" />
        </button>
      </div>
      <p role="status" style={visuallyHidden}>
        {isFailed ? t("failed") : said ? `${name}, ${said}` : ""}
      </p>
      <div className={styles.body}>{isFailed ? <p>{t("failed")}</p> : children || <Lines label={t("loading")} />}</div>
      {href ? (
        <Link href={href} prefetch={false} className={styles.record}>
          {way ?? t("record")}
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

/** One fact of the record under its name; what nobody may see or nobody wrote is left out. */
export function PeekFact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const PeekFacts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;
/** Short lines of one fact, each with what belongs to it at its end. */
export const PeekLines = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;
