"use client";

import { Menu, MenuItem } from "../../layout/menu";

export type RowChoice = { label: string; danger?: boolean } & ({ newTab: string } | { choose: () => void });
type Props = { id: string; label: string; anchor: HTMLElement; choices: RowChoice[]; onClose: () => void };

/** Menu items of a row. */
export function RowChoices({ choices, onClose, ...menu }: Props) {
  return (
    <Menu {...menu} onClose={onClose}>
      {choices.map((choice) => (
        <RowMenuItem key={choice.label} choice={choice} onClose={onClose} />
      ))}
    </Menu>
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
