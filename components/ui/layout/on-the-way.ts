"use client";

import { leavingEvent } from "./leaving-event";

const longestWait = 30_000;
const listeners = new Set<() => void>();
let here = "";
let target: string | null = null;
let loads = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Return an address as path?query, to compare addresses. */
export const placeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.href);
  return `${pathname}?${searchParams.toString()}`;
};

function aim(place: string | null) {
  clearTimeout(timer);
  // A redirect back to the current page never arrives, so stop after a timeout.
  if (place !== null) timer = setTimeout(() => aim(null), longestWait);
  target = place;
  for (const listener of listeners) listener();
}

const leave = (event: Event) => {
  if (!(event instanceof CustomEvent)) return;
  const place = placeOf(String(event.detail));
  aim(place === here ? null : place);
};

/** Track the pending navigation and running loads, reported by the router hook and by components. */
export const onTheWay = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener(leavingEvent, leave);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener(leavingEvent, leave);
    };
  },
  /** The target as path?query, or null without a navigation. */
  target: () => target,
  isWaiting: () => target !== null || loads > 0,
  arrive(pathname: string, query: string) {
    here = `${pathname}?${query}`;
    if (target !== null) aim(null);
  },
  /** Cancel the navigation: no new page comes. */
  stay: () => aim(null),
  /** Start a load. Call the returned function when it is done. */
  load() {
    loads += 1;
    for (const listener of listeners) listener();
    return () => {
      loads -= 1;
      for (const listener of listeners) listener();
    };
  },
};
