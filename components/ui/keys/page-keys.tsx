"use client";

import { useEffect, useState } from "react";
import { lazyDialog } from "../form/lazy-dialog";
import { pressedKey } from "./pressed-key";

const KeysDialog = lazyDialog(() => import("./keys-dialog").then((module) => module.KeysDialog));

const findElement = (selector: string) => {
  // With several lists, use the pagination of the focused one.
  const nearestMatch = document.activeElement?.closest("[data-list]")?.querySelector<HTMLElement>(selector);
  return nearestMatch ?? document.querySelector<HTMLElement>(`#content ${selector}`);
};
const targets: Record<string, { selector: string; go: (element: HTMLElement) => void } | undefined> = {
  "/": { selector: '[role="search"] input', go: (field) => field.focus() },
  "[": { selector: 'a[rel="prev"]', go: (link) => link.click() },
  "]": { selector: 'a[rel="next"]', go: (link) => link.click() },
};

/** Shortcuts of every page: / focuses the search, [ and ] change the page, ? lists the shortcuts. */
export function PageKeys() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      const place = key === null ? undefined : targets[key];
      const element = place ? findElement(place.selector) : null;
      if (place && element) place.go(element);
      else if (key === "?") setIsOpen(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return isOpen ? <KeysDialog onClose={() => setIsOpen(false)} /> : null;
}
