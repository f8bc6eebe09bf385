"use client";

import { createContext, useContext, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";

/** A selected row: its record's id and name. */
export type Chosen = { id: number; name: string };
type Selection = {
  chosen: Chosen[];
  has: (id: number) => boolean;
  set: (rows: Chosen[], on: boolean) => void;
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
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [shown, setShown] = useState(scope);
  const lastRef = useRef<number | null>(null);
  if (scope !== shown) {
    setShown(scope);
    setChosen([]);
  }
  const value = useMemo<Selection>(() => {
    const without = (all: Chosen[], rows: Chosen[]) => all.filter(({ id }) => !rows.some((row) => row.id === id));
    return {
      chosen,
      has: (id) => chosen.some((row) => row.id === id),
      set: (rows, on) => setChosen((all) => (on ? [...without(all, rows), ...rows] : without(all, rows))),
      clear: () => setChosen([]),
      lastRef,
    };
  }, [chosen]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}
