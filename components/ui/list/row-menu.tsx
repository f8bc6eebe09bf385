"use client";

import { useId, useState, type ReactNode } from "react";
import { lazyDialog } from "../form/lazy-dialog";
import { Icon } from "../layout/icon";
import type { RowChoice } from "./row/choices";
import styles from "./row-menu.module.css";

const RowChoices = lazyDialog(() => import("./row/choices").then((module) => module.RowChoices));

type Props = {
  /** The main verb, in sight. */
  children?: ReactNode;
  /** What the menu is called, with the row's name. */
  label: string;
  choices: RowChoice[];
  /** Fetches ahead what the choices open. */
  warm?: () => void;
  /** What was chosen is on its way. */
  isBusy?: boolean;
};

export const rowVerb = styles.verb;
/** Round a verb that has no menu beside it. */
export const rowActions = styles.actions;

/** What can be done with a row: the main verb as a word, the rest behind a menu with words. */
export function RowMenu({ children, label, choices, warm, isBusy = false }: Props) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const fetchAhead = () => {
    RowChoices.warm.onFocus();
    warm?.();
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
