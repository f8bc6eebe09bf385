"use client";

import { createContext, useContext, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";

/** A selected row: its record's id and name. */
export type SelectedRow = { id: number; name: string };
type Selection = {
  selected: SelectedRow[];
  has: (id: number) => boolean;
  set: (rows: SelectedRow[], on: boolean) => void;
  clear: () => void;
  /** The row selected last by hand, where a Shift range starts. */
  lastRef: RefObject<number | null>;
};

const SelectionContext = createContext<Selection | null>(null);
export function useSelection(): Selection {
  const value = useContext(SelectionContext);
  if (!value) throw new Error("outside a selection");
  return value;
}

/** Holds a list's selection. It survives page changes and is cleared by another tab or filter. */
export function SelectionFrame({ scope, children }: { scope: string; children: ReactNode }) {
  const [selected, setSelected] = useState<SelectedRow[]>([]);
  const [currentScope, setCurrentScope] = useState(scope);
  const lastRef = useRef<number | null>(null);
  if (scope !== currentScope) {
    setCurrentScope(scope);
    setSelected([]);
  }
  const value = useMemo<Selection>(() => {
    const without = (all: SelectedRow[], rows: SelectedRow[]) =>
      all.filter(({ id }) => !rows.some((row) => row.id === id));
    return {
      selected,
      has: (id) => selected.some((row) => row.id === id),
      set: (rows, on) => setSelected((all) => (on ? [...without(all, rows), ...rows] : without(all, rows))),
      clear: () => setSelected([]),
      lastRef,
    };
  }, [selected]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}
