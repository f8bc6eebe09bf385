"use client";

import { useSyncExternalStore, type ComponentProps } from "react";
import { Link } from "./link";

const key = "nakhoda-places";
const maxPages = 30;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type StoredPages = readonly (readonly [path: string, query: string])[];
const read = (): StoredPages => JSON.parse(sessionStorage.getItem(key) ?? "[]");

/** Store a list's query for this tab, for the most recent pages. `query` has no question mark. D2 §2 */
export function storeListQuery(path: string, query: string) {
  const others = read().filter(([other]) => other !== path);
  sessionStorage.setItem(key, JSON.stringify([...others, [path, query]].slice(-maxPages)));
  for (const listener of listeners) listener();
}

/** Return a page's address with its stored query, unless the address has its own. */
function useStoredAddress(href: string): string {
  const query = useSyncExternalStore(
    subscribe,
    () => read().find(([path]) => path === href)?.[1] ?? "",
    () => "",
  );
  return query ? `${href}?${query}` : href;
}

/** Links back to a page with the filters it last had in this tab. */
export function BackLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <Link {...rest} href={useStoredAddress(href)} />;
}
