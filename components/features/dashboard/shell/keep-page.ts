"use client";

import { onTheWay, placeOf } from "@/components/ui/layout/on-the-way";

type Leaving = Event & { navigationType: string; destination: { url: string; sameDocument: boolean } };
const isLeaving = (event: Event): event is Leaving => "destination" in event;

/**
 * Check that the server answers before the browser leaves the page, and cancel the navigation otherwise.
 * When the router cannot fetch a page it lets the browser navigate, which shows its own error page.
 * Browsers without the Navigation API are not affected.
 */
export function keepPage(onRefused: () => void) {
  const navigation = "navigation" in window && window.navigation instanceof EventTarget ? window.navigation : null;
  let answered = "";
  const judge = (event: Event) => {
    if (!isLeaving(event) || !event.cancelable) return;
    const { url, sameDocument } = event.destination;
    if (sameDocument || url === answered || onTheWay.target() !== placeOf(url)) return;
    event.preventDefault();
    const go = () => {
      answered = url;
      if (event.navigationType === "replace") location.replace(url);
      else location.assign(url);
    };
    const stay = () => {
      onTheWay.stay();
      onRefused();
    };
    void fetch(url, { method: "HEAD", cache: "no-store" }).then(go, stay);
  };
  navigation?.addEventListener("navigate", judge);
  return () => navigation?.removeEventListener("navigate", judge);
}
