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
    // Storage may be full or disabled. The ticks then last as long as the page.
  }
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/**
 * Track which scans the reviewer has checked. It is a personal aid in this tab until sign-out; only the review itself
 * counts. A replaced file has a new id and is unchecked. @param scope key of the reviewer and the applicant
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
