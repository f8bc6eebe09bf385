"use client";

import { useId, useState, type ReactNode } from "react";
import { lazyDialog } from "../form/lazy-dialog";
import { Icon } from "../layout/icon";
import type { RowChoice } from "./row/choices";
import styles from "./row-menu.module.css";

const RowChoices = lazyDialog(() => import("./row/choices").then((module) => module.RowChoices));

type Props = {
  /** The main action, always visible. */
  children?: ReactNode;
  /** Label of the menu, with the row's name. */
  label: string;
  choices: RowChoice[];
  /** Preloads the dialogs of the menu. */
  preload?: () => void;
  /** The chosen action is running. */
  isBusy?: boolean;
};

export const rowVerb = styles.verb;
/** Frames an action that has no menu. */
export const rowActions = styles.actions;

/** Shows the actions of a row: the main one as a button, the others in a menu. */
export function RowMenu({ children, label, choices, preload, isBusy = false }: Props) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const fetchAhead = () => {
    RowChoices.preloadProps.onFocus();
    preload?.();
  };
  return (
    <span className={styles.actions}>
      {children}
      {choices.length > 0 ? (
        <button
          type="button"
          className={styles.more}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={({ currentTarget }) => (isBusy ? undefined : setAnchor((open) => (open ? null : currentTarget)))}
          aria-busy={isBusy || undefined}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
        >
          <Icon name="more" size={18} />
        </button>
      ) : null}
      {anchor ? <RowChoices id={menuId} label={label} anchor={anchor} choices={choices} onClose={close} /> : null}
    </span>
  );
}
