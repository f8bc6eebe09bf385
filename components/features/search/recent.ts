"use client";

import type { Entry } from "./place";

const most = 5;
const kept = new Map<string, Entry[]>();

/** Entries that a user opened recently from the palette, in the memory of this tab only. */
export const recent = {
  of: (person: string): Entry[] => kept.get(person) ?? [],
  add(person: string, entry: Entry) {
    const others = recent.of(person).filter(({ id }) => id !== entry.id);
    kept.set(person, [entry, ...others].slice(0, most));
  },
};
