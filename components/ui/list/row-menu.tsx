"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState, type ReactNode } from "react";
import { Icon } from "../layout/icon";
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
};

export const rowVerb = styles.verb;

/** What can be done with a row: the main verb as a word, the rest behind a menu with words. */
export function RowMenu({ children, label, choices, warm }: Props) {
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
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
        >
          <Icon name="more" size={18} />
        </button>
      ) : null}
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)" } } }}
      >
        {choices.map((choice) => {
          const sx = { fontSize: 14, minHeight: { xs: 44, sm: 36 }, ...(choice.danger ? { color: "error.main" } : {}) };
          return "newTab" in choice ? (
            <MenuItem
              key={choice.label}
              component="a"
              href={choice.newTab}
              target="_blank"
              rel="noreferrer"
              onClick={close}
              sx={sx}
            >
              {choice.label}
            </MenuItem>
          ) : (
            <MenuItem
              key={choice.label}
              onClick={() => {
                close();
                choice.choose();
              }}
              sx={sx}
            >
              {choice.label}
            </MenuItem>
          );
        })}
      </Menu>
    </span>
  );
}
