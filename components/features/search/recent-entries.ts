"use client";

import type { PaletteEntry } from "./destination";

const maxRecent = 5;
const recentByUser = new Map<string, PaletteEntry[]>();

/** Entries that a user opened recently from the palette, in the memory of this tab only. */
export const recentEntries = {
  of: (person: string): PaletteEntry[] => recentByUser.get(person) ?? [],
  add(person: string, entry: PaletteEntry) {
    const others = recentEntries.of(person).filter(({ id }) => id !== entry.id);
    recentByUser.set(person, [entry, ...others].slice(0, maxRecent));
  },
};
