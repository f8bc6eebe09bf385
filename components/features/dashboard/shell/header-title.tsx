"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";
import { entryOf } from "./menu-groups";

export type AreaTitle = { path: string; label: string };

/** The area one is in, beside the logo; also of an area the menu does not show this person. */
export function HeaderTitle({ titles, className }: { titles: AreaTitle[]; className: string | undefined }) {
  return <p className={className}>{entryOf(titles, usePathname())?.label}</p>;
}

/**
 * The title of a screen that stands in for a page: the page's own title may arrive after it, and must not stay. It
 * stands in this file because every page of the shell has that: one of its own would be asked for last of all.
 */
export function DocumentTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    const say = () => {
      if (document.title !== title) document.title = title;
    };
    say();
    const watch = new MutationObserver(say);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [title]);
  return null;
}
