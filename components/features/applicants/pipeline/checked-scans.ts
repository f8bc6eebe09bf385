"use client";

import { useSyncExternalStore } from "react";

const checkedByKey = new Map<string, string>();
const listeners = new Set<() => void>();
const nameOf = (scope: string) => `checked scans ${scope}`;

function read(scope: string): string {
  const storedIds = checkedByKey.get(scope);
  if (storedIds !== undefined) return storedIds;
  try {
    return sessionStorage.getItem(nameOf(scope)) ?? "";
  } catch {
    return "";
  }
}

function write(scope: string, fileIds: string) {
  checkedByKey.set(scope, fileIds);
  try {
    sessionStorage.setItem(nameOf(scope), fileIds);
  } catch {
    // Storage may be full or disabled. The ticks then last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Track which scans the reviewer has checked. It is a personal aid in this tab until sign-out; only the review itself
 * counts. A replaced file has a new id and is unchecked. @param scope key of the reviewer and the applicant
 */
export function useCheckedScans(scope: string) {
  const storedText = useSyncExternalStore(
    subscribe,
    () => read(scope),
    () => "",
  );
  const checked = storedText === "" ? [] : storedText.split(" ");
  const check = (fileId: string, isChecked: boolean) => {
    const otherIds = checked.filter((id) => id !== fileId);
    write(scope, (isChecked ? [...otherIds, fileId] : otherIds).join(" "));
  };
  return { checked, check };
}
