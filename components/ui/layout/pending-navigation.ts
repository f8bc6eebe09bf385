"use client";

import { navigationEvent } from "./navigation-event";

const maxWaitMilliseconds = 30_000;
const listeners = new Set<() => void>();
let currentPath = "";
let target: string | null = null;
let pendingLoads = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Return an address as path?query, to compare addresses. */
export const pathAndQueryOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.href);
  return `${pathname}?${searchParams.toString()}`;
};

function setTarget(place: string | null) {
  clearTimeout(timer);
  // A redirect back to the current page never arrives, so stop after a timeout.
  if (place !== null) timer = setTimeout(() => setTarget(null), maxWaitMilliseconds);
  target = place;
  for (const listener of listeners) listener();
}

const leave = (event: Event) => {
  if (!(event instanceof CustomEvent)) return;
  const place = pathAndQueryOf(String(event.detail));
  setTarget(place === currentPath ? null : place);
};

/** Track the pending navigation and running loads, reported by the router hook and by components. */
export const pendingNavigation = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener(navigationEvent, leave);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener(navigationEvent, leave);
    };
  },
  /** The target as path?query, or null without a navigation. */
  target: () => target,
  isWaiting: () => target !== null || pendingLoads > 0,
  arrive(pathname: string, query: string) {
    currentPath = `${pathname}?${query}`;
    if (target !== null) setTarget(null);
  },
  /** Cancel the navigation: no new page comes. */
  cancel: () => setTarget(null),
  /** Start a load. Call the returned function when it is done. */
  load() {
    pendingLoads += 1;
    for (const listener of listeners) listener();
    return () => {
      pendingLoads -= 1;
      for (const listener of listeners) listener();
    };
  },
};
