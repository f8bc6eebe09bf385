import type { Toast } from "./toast-message";

const storageKey = "nakhoda-notice";

/** Store a toast for the next page of this tab. Without session storage it shows on this page only. */
export function showOnNextPage({ showsOnNextPage: _, ...toast }: Toast): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(toast));
  } catch {
    return;
  }
}

/** Remove the stored toast, because the user has seen it. */
export function discardNextPageToast(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/** Return the stored toast once, then remove it. */
export function takeNextPageToast(): Toast | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    // Written by showOnNextPage, so its shape is known.
    return stored ? (JSON.parse(stored) as Toast) : null;
  } catch {
    return null;
  }
}
