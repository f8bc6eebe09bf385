"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";
import { entryOf } from "./menu-groups";

export type AreaTitle = { path: string; label: string };

/** Shows the current area beside the logo, also for an area outside the user's menu. */
export function HeaderTitle({ titles, className }: { titles: AreaTitle[]; className: string | undefined }) {
  return <p className={className}>{entryOf(titles, usePathname())?.label}</p>;
}

/**
 * Set the title of a screen that replaces a page, and restore it when the page's own title arrives later.
 * It is in this file because every page of the shell loads it; a file of its own would load last.
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
