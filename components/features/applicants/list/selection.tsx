"use client";

import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

export type Person = { id: number; name: string };
type Selection = {
  chosen: Person[];
  has: (id: number) => boolean;
  toggle: (person: Person) => void;
  set: (people: Person[], on: boolean) => void;
  clear: () => void;
};

const SelectionContext = createContext<Selection | null>(null);
export function useSelection(): Selection {
  const value = useContext(SelectionContext);
  if (!value) throw new Error("outside a selection");
  return value;
}

/** Who is chosen in a list; kept from page to page until another tab or filter shows. */
export function SelectionFrame({ scope, children }: { scope: string; children: ReactNode }) {
  const [chosen, setChosen] = useState<Person[]>([]);
  const [shown, setShown] = useState(scope);
  if (scope !== shown) {
    setShown(scope);
    setChosen([]);
  }
  const value = useMemo<Selection>(() => {
    const without = (all: Person[], people: Person[]) =>
      all.filter(({ id }) => !people.some((person) => person.id === id));
    return {
      chosen,
      has: (id) => chosen.some((person) => person.id === id),
      toggle: (person) =>
        setChosen((all) => (all.some(({ id }) => id === person.id) ? without(all, [person]) : [...all, person])),
      set: (people, on) => setChosen((all) => (on ? [...without(all, people), ...people] : without(all, people))),
      clear: () => setChosen([]),
    };
  }, [chosen]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}
