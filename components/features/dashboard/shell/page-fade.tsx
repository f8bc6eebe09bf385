"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { storeListQuery } from "@/components/ui/layout/back-link";
import { restoreFocus, storeFocusedLink } from "./restore-focus";
import styles from "./shell.module.css";

/** Query parameters that open dialogs do not count as a new page. */
const dialogKeys = ["joi", "add", "user", "zoom", "view", "action"];

/** Fades in every page. Scrolls to the top when path or query changes and focuses the content of another page. */
export function PageFade({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const params = useSearchParams();
  const query = new URLSearchParams([...params].filter(([key]) => !dialogKeys.includes(key))).toString();
  const place = `${pathname}?${query}`;
  const seen = useRef(place);

  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    window.scrollTo({ top: 0 });
  }, [place]);

  useEffect(() => storeListQuery(pathname, query), [pathname, query]);
  useEffect(() => {
    document.addEventListener("click", storeFocusedLink, true);
    return () => document.removeEventListener("click", storeFocusedLink, true);
  }, []);
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    return restoreFocus();
  }, [pathname]);

  return (
    <div key={pathname} className={styles.fade}>
      {children}
    </div>
  );
}
