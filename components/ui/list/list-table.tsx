"use client";

import { useTranslations } from "next-intl";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from "react";
import { handleRowKeys } from "../keys/row-keys";
import { Icon } from "../layout/icon";
import { pendingNavigation } from "../layout/pending-navigation";
import { ColumnChoice } from "./columns/column-choice";
import { columnRulesFor, useHiddenColumns } from "./columns/hidden-columns";
import { useScrollEdges } from "./scroll-edges";
import type { TableChoice } from "./list-state";
import { storeChoice } from "./list-choice-cookie";
import styles from "./list-table.module.css";

type Props = {
  name: string;
  label: string;
  choice: TableChoice;
  tools?: ReactNode;
  footer?: ReactNode;
  emptyState?: ReactNode;
  /** The rows failed to load: those shown before at this address stay, with this mark. */
  notCurrent?: ReactNode;
  children: ReactNode;
};

type Content = Pick<Props, "footer" | "emptyState" | "children">;

/** Return the rows to show: the last ones of the same address when a refresh fails. */
function useLastRows(isFailed: boolean, current: Content): Content {
  const address = useSearchParams().toString();
  const [last, setLast] = useState<(Content & { address: string }) | null>(null);
  if (!isFailed && last?.children !== current.children) setLast({ ...current, address });
  return isFailed && last?.address === address && !last.emptyState ? last : current;
}

/**
 * Frame of a list: toolbar, table and footer. `emptyState` replaces the rows. The rows fade while the next state
 * loads.
 */
export function ListTable({ name, label, choice, tools, notCurrent, ...shown }: Props) {
  const t = useTranslations("shell.list");
  const pathname = usePathname();
  const content = useLastRows(Boolean(notCurrent), shown);
  const { footer, emptyState, children } = content;
  const target = useSyncExternalStore(pendingNavigation.subscribe, pendingNavigation.target, () => null);
  const isBusy = target?.split("?")[0] === pathname;
  const scroll = useRef<HTMLDivElement>(null);
  const isShown = !emptyState;
  useScrollEdges(scroll, isShown);
  useEffect(() => (isShown && scroll.current ? handleRowKeys(scroll.current) : undefined), [isShown]);
  const hidden = useHiddenColumns(name, choice);
  const [density, setDensity] = useState(choice.density);
  const other = density === "compact" ? "comfortable" : "compact";
  const toggle = () => {
    setDensity(other);
    storeChoice(name, { density: other });
  };
  return (
    <div className={styles.frame} data-list data-table={name}>
      {content === shown ? null : notCurrent}
      {hidden.length > 0 ? <style>{columnRulesFor(name, hidden)}</style> : null}
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
      {emptyState ?? (
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
      {emptyState ? null : footer}
    </div>
  );
}
