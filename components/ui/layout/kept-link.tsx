"use client";

import { useSyncExternalStore, type ComponentProps } from "react";
import { Link } from "./link";

const key = "nakhoda-places";
const mostPlaces = 30;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type Places = readonly (readonly [path: string, query: string])[];
const read = (): Places => JSON.parse(sessionStorage.getItem(key) ?? "[]");

/** Keeps what a page was narrowed to while the tab lives, of the pages seen last. query: without the question mark. D2 §2 */
export function keepPlace(path: string, query: string) {
  const others = read().filter(([other]) => other !== path);
  sessionStorage.setItem(key, JSON.stringify([...others, [path, query]].slice(-mostPlaces)));
  for (const listener of listeners) listener();
}

/** A page's address as it was last seen in this tab; as given until then, and where it asks for something itself. */
function useKeptPlace(href: string): string {
  const query = useSyncExternalStore(
    subscribe,
    () => read().find(([path]) => path === href)?.[1] ?? "",
    () => "",
  );
  return query ? `${href}?${query}` : href;
}

/** A way back: to the page as it was last narrowed in this tab. */
export function KeptLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <Link {...rest} href={useKeptPlace(href)} />;
}
