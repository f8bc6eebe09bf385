"use client";

import { useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from "react";
import { watchRows } from "../keys/rows";
import { Icon } from "../layout/icon";
import { onTheWay } from "../layout/on-the-way";
import { ColumnChoice } from "./columns/column-choice";
import { rulesFor, useHidden } from "./columns/hidden";
import { useEdges } from "./edges";
import type { TableChoice } from "./list-state";
import { rememberChoice } from "./remember-choice";
import styles from "./list-table.module.css";

type Props = {
  name: string;
  label: string;
  choice: TableChoice;
  tools?: ReactNode;
  footer?: ReactNode;
  instead?: ReactNode;
  children: ReactNode;
};

/**
 * Frame of a list: toolbar, table and footer. `emptyState` replaces the rows. The rows fade while the next state
 * loads.
 */
export function ListTable({ name, label, choice, tools, footer, instead, children }: Props) {
  const t = useTranslations("shell.list");
  const pathname = usePathname();
  const target = useSyncExternalStore(onTheWay.subscribe, onTheWay.target, () => null);
  const isBusy = target?.split("?")[0] === pathname;
  const scroll = useRef<HTMLDivElement>(null);
  const isShown = !instead;
  useEdges(scroll, isShown);
  useEffect(() => (isShown && scroll.current ? watchRows(scroll.current) : undefined), [isShown]);
  const hidden = useHidden(name, choice);
  const [density, setDensity] = useState(choice.density);
  const other = density === "compact" ? "comfortable" : "compact";
  const toggle = () => {
    setDensity(other);
    rememberChoice(name, { density: other });
  };
  return (
    <div className={styles.frame} data-list data-table={name}>
      {hidden.length > 0 ? <style>{rulesFor(name, hidden)}</style> : null}
      <div className={styles.tools}>
        {tools}
        <span className={styles.looks}>
          <ColumnChoice table={name} hidden={hidden} />
          <button
            type="button"
            className={styles.density}
            onClick={toggle}
            aria-pressed={density === "compact"}
            aria-label={`${t("density")}: ${t("compact")}`}
            title={`${t("density")}: ${t(other)}`}
          >
            <Icon name={density === "compact" ? "rows-wide" : "rows"} />
          </button>
        </span>
      </div>
      {instead ?? (
        <div className={styles.box}>
          <div ref={scroll} className={styles.scroll} role="region" aria-label={label} aria-busy={isBusy} tabIndex={0}>
            <table
              className={styles.table}
              data-density={density}
              aria-label={label}
              // React's type lacks custom properties.
              style={{ "--sort": `"${t("sort")}"` } as CSSProperties}
            >
              {children}
            </table>
          </div>
        </div>
      )}
      {instead ? null : footer}
    </div>
  );
}
