"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import styles from "./shell.module.css";

/** Dialogs opened by the address leave the page where it is. */
const dialogKeys = ["joi", "add", "user", "zoom", "view", "action"];

/** Every page fades in; the window goes back to the top when the path or the query changes. */
export function PageFade({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const params = useSearchParams();
  const query = [...params].filter(([key]) => !dialogKeys.includes(key)).join("&");
  const place = `${pathname}?${query}`;
  const seen = useRef(place);

  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    window.scrollTo({ top: 0 });
  }, [place]);

  return (
    <div key={pathname} className={styles.fade}>
      {children}
    </div>
  );
}
