"use client";

import { useId, useState, type ReactNode } from "react";
import { Icon } from "../layout/icon";
import { Menu, MenuItem } from "../layout/menu";
import styles from "./row-menu.module.css";

export type RowChoice = { label: string; danger?: boolean } & ({ newTab: string } | { choose: () => void });
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

/** What can be done with a row: the main verb as a word, the rest behind a menu with words. */
export function RowMenu({ children, label, choices, warm, isBusy = false }: Props) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <span className={styles.actions}>
      {children}
      {choices.length > 0 ? (
        <button
          type="button"
          className={styles.more}
          onPointerEnter={warm}
          onFocus={warm}
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
      {anchor ? (
        <Menu id={menuId} label={label} anchor={anchor} onClose={close}>
          {choices.map((choice) => (
            <RowMenuItem key={choice.label} choice={choice} onClose={close} />
          ))}
        </Menu>
      ) : null}
    </span>
  );
}

function RowMenuItem({ choice, onClose }: { choice: RowChoice; onClose: () => void }) {
  const { label, danger = false } = choice;
  return "newTab" in choice ? (
    <MenuItem href={choice.newTab} newTab danger={danger} onClick={onClose}>
      {label}
    </MenuItem>
  ) : (
    <MenuItem
      danger={danger}
      onClick={() => {
        onClose();
        choice.choose();
      }}
    >
      {label}
    </MenuItem>
  );
}
