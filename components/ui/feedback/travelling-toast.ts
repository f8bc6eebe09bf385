import type { Toast } from "./toast-message";

const place = "nakhoda-notice";

/** Leaves a notice for the page that comes next in this window; where the browser keeps nothing it is told here alone. */
export function sendAhead({ travels: _, ...toast }: Toast): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(toast));
  } catch {
    return;
  }
}

/** Nothing waits any longer: it was read. */
export function forgetToast(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    return;
  }
}

/** What the page before left, once. */
export function arrivedToast(): Toast | null {
  try {
    const kept = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    // Our own notice, written by the page before.
    return kept ? (JSON.parse(kept) as Toast) : null;
  } catch {
    return null;
  }
}
