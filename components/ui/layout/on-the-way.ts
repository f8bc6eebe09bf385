"use client";

import { leavingEvent } from "./leaving-event";

const longestWait = 30_000;
const listeners = new Set<() => void>();
let here = "";
let target: string | null = null;
let loads = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** An address as path?query, the way places are compared here. */
export const placeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.href);
  return `${pathname}?${searchParams.toString()}`;
};

function aim(place: string | null) {
  clearTimeout(timer);
  // A redirect back to where one is never arrives.
  if (place !== null) timer = setTimeout(() => aim(null), longestWait);
  target = place;
  for (const listener of listeners) listener();
}

const leave = (event: Event) => {
  if (!(event instanceof CustomEvent)) return;
  const place = placeOf(String(event.detail));
  aim(place === here ? null : place);
};

/** Where the page is going and what else the reader waits for, told by the router's hook and by parts that load. */
export const onTheWay = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener(leavingEvent, leave);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener(leavingEvent, leave);
    };
  },
  /** The place the page is going to, as path?query; null while it stays. */
  target: () => target,
  isWaiting: () => target !== null || loads > 0,
  arrive(pathname: string, query: string) {
    here = `${pathname}?${query}`;
    if (target !== null) aim(null);
  },
  /** The journey is over without a new page. */
  stay: () => aim(null),
  /** Something on the page is being fetched; call what comes back when it is there. */
  load() {
    loads += 1;
    for (const listener of listeners) listener();
    return () => {
      loads -= 1;
      for (const listener of listeners) listener();
    };
  },
};
