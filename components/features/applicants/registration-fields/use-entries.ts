"use client";

import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { isNewKey } from "@/lib/features/applicants/registration/rules";
import type { EntrySpec } from "./entry-spec";

type Options<E extends FieldValues> = { spec: EntrySpec<E>; entries: E[]; onChange: (entries: E[]) => void };
type Removed<E> = { entry: E; index: number };

/** The rows of a list while they are edited: which one is open, what is kept, what was removed last and comes back. */
export function useEntries<E extends FieldValues>({ spec, entries, onChange }: Options<E>) {
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const [removed, setRemoved] = useState<Removed<E> | null>(null);
  const entry = edited === null || edited === "new" ? spec.empty : (entries[edited] ?? spec.empty);

  /** The next row that still lacks something, from below the open one round to above it. */
  const following = (rows: E[]): number | null => {
    if (typeof edited !== "number") return null;
    const places = rows.map((_, index) => (edited + 1 + index) % rows.length).slice(0, -1);
    return places.find((index) => rows[index] && spec.isComplete?.(rows[index]) === false) ?? null;
  };
  const keep = (next: E, andGoOn = false): boolean => {
    const others = typeof edited === "number" ? entries.filter((_, index) => index !== edited) : entries;
    if (!isNewKey(others, next, spec.keyOf)) return false;
    const rows =
      typeof edited === "number" ? entries.map((old, index) => (index === edited ? next : old)) : [...entries, next];
    onChange(rows);
    setEdited(andGoOn ? following(rows) : null);
    setRemoved(null);
    return true;
  };
  const remove = (index: number) => {
    const gone = entries[index];
    if (!gone) return;
    setRemoved({ entry: gone, index });
    onChange(entries.filter((_, other) => other !== index));
  };
  const undo = () => {
    if (removed) onChange(entries.toSpliced(removed.index, 0, removed.entry));
    setRemoved(null);
  };
  return {
    edited,
    edit: setEdited,
    entry,
    keep,
    hasNext: following(entries) !== null,
    removed,
    remove,
    undo,
    forget: () => setRemoved(null),
  };
}
