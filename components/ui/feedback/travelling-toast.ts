import type { Toast } from "./toast-message";

const place = "nakhoda-notice";

/** Store a toast for the next page of this tab. Without session storage it shows on this page only. */
export function sendAhead({ travels: _, ...toast }: Toast): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(toast));
  } catch {
    return;
  }
}

/** Remove the stored toast, because the user has seen it. */
export function forgetToast(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    return;
  }
}

/** Return the stored toast once, then remove it. */
export function arrivedToast(): Toast | null {
  try {
    const kept = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    // Written by showOnNextPage, so its shape is known.
    return kept ? (JSON.parse(kept) as Toast) : null;
  } catch {
    return null;
  }
}
