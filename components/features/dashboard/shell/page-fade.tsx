"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { keepPlace } from "@/components/ui/layout/kept-link";
import { landFocus, rememberLeaving } from "./left-row";
import styles from "./shell.module.css";

/** Dialogs opened by the address leave the page where it is. */
const dialogKeys = ["joi", "add", "user", "zoom", "view", "action"];

/** Every page fades in; the window goes back to the top when the path or the query changes, and the focus goes along to another page. */
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

  useEffect(() => keepPlace(pathname, query), [pathname, query]);
  useEffect(() => {
    document.addEventListener("click", rememberLeaving, true);
    return () => document.removeEventListener("click", rememberLeaving, true);
  }, []);
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    return landFocus();
  }, [pathname]);

  return (
    <div key={pathname} className={styles.fade}>
      {children}
    </div>
  );
}
