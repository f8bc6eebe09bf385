"use client";

import { useSyncExternalStore } from "react";

const kept = new Map<string, string>();
const watchers = new Set<() => void>();
const nameOf = (of: string) => `checked scans ${of}`;

function read(of: string): string {
  const own = kept.get(of);
  if (own !== undefined) return own;
  try {
    return sessionStorage.getItem(nameOf(of)) ?? "";
  } catch {
    return "";
  }
}

function write(of: string, fileIds: string) {
  kept.set(of, fileIds);
  try {
    sessionStorage.setItem(nameOf(of), fileIds);
  } catch {
    // Storage may be full or switched off; the ticks stay while the page does.
  }
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/**
 * Which scans a reviewer has looked through: an aid to one person in one sitting, kept by this tab until they sign out. A file that was
 * replaced is another one and is not ticked. What counts is the review. @param of the reviewer and the applicant
 */
export function useCheckedScans(of: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(of),
    () => "",
  );
  const checked = text === "" ? [] : text.split(" ");
  const check = (fileId: string, isChecked: boolean) => {
    const others = checked.filter((id) => id !== fileId);
    write(of, (isChecked ? [...others, fileId] : others).join(" "));
  };
  return { checked, check };
}
