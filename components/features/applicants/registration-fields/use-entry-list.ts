"use client";

import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { isNewKey } from "@/lib/features/applicants/registration/rules";
import type { EntrySpec } from "./entry-spec";

type Options<E extends FieldValues> = { spec: EntrySpec<E>; entries: E[]; onChange: (entries: E[]) => void };
type Removed<E> = { entry: E; index: number };

/** Manage a list while it is edited: the open row, the rows, and undo of the last removal. */
export function useEntryList<E extends FieldValues>({ spec, entries, onChange }: Options<E>) {
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const [removed, setRemoved] = useState<Removed<E> | null>(null);
  const entry = edited === null || edited === "new" ? spec.empty : (entries[edited] ?? spec.empty);

  const saveEntry = (next: E): boolean => {
    const others = typeof edited === "number" ? entries.filter((_, index) => index !== edited) : entries;
    if (!isNewKey(others, next, spec.keyOf)) return false;
    const rows =
      typeof edited === "number" ? entries.map((old, index) => (index === edited ? next : old)) : [...entries, next];
    onChange(rows);
    setEdited(null);
    setRemoved(null);
    return true;
  };
  const remove = (index: number) => {
    const removedEntry = entries[index];
    if (!removedEntry) return;
    setRemoved({ entry: removedEntry, index });
    onChange(entries.filter((_, otherIndex) => otherIndex !== index));
  };
  const undo = () => {
    if (removed) onChange(entries.toSpliced(removed.index, 0, removed.entry));
    setRemoved(null);
  };
  return {
    edited,
    edit: setEdited,
    entry,
    keep: saveEntry,
    removed,
    remove,
    undo,
    forget: () => setRemoved(null),
  };
}
