"use client";

import { pendingNavigation, pathAndQueryOf } from "@/components/ui/layout/pending-navigation";

type NavigateEvent = Event & { navigationType: string; destination: { url: string; sameDocument: boolean } };
const isNavigateEvent = (event: Event): event is NavigateEvent => "destination" in event;

/**
 * Check that the server answers before the browser leaves the page, and cancel the navigation otherwise.
 * When the router cannot fetch a page it lets the browser navigate, which shows its own error page.
 * Browsers without the Navigation API are not affected.
 */
export function blockOfflineNavigation(onRefused: () => void) {
  const navigation = "navigation" in window && window.navigation instanceof EventTarget ? window.navigation : null;
  let reachableUrl = "";
  const checkNavigation = (event: Event) => {
    if (!isNavigateEvent(event) || !event.cancelable) return;
    const { url, sameDocument } = event.destination;
    if (sameDocument || url === reachableUrl || pendingNavigation.target() !== pathAndQueryOf(url)) return;
    event.preventDefault();
    const go = () => {
      reachableUrl = url;
      if (event.navigationType === "replace") location.replace(url);
      else location.assign(url);
    };
    const cancelNavigation = () => {
      pendingNavigation.cancel();
      onRefused();
    };
    void fetch(url, { method: "HEAD", cache: "no-store" }).then(go, cancelNavigation);
  };
  navigation?.addEventListener("navigate", checkNavigation);
  return () => navigation?.removeEventListener("navigate", checkNavigation);
}
