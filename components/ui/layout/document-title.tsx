"use client";

import { useLayoutEffect } from "react";

/** The title of a screen that stands in for a page: the page's own title may arrive after it, and must not stay. */
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
