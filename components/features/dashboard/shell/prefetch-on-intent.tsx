"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isOffline } from "@/components/ui/feedback/online";

const dwellMilliseconds = 80;

/** Return the page of this area that a link opens, or null for any other link. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin)
    return null;
  return link.pathname === location.pathname || !link.pathname.startsWith("/dashboard")
    ? null
    : link.pathname + link.search;
}

const savesData = () =>
  "connection" in navigator &&
  typeof navigator.connection === "object" &&
  navigator.connection !== null &&
  "saveData" in navigator.connection &&
  navigator.connection.saveData === true;

/** Prefetches a page when the pointer or focus rests on its link. Lists do not prefetch all their rows. */
export function PrefetchOnIntent() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = ({ target }: Event) => {
      clearTimeout(timer);
      const page = pageOf(target);
      if (page && !isOffline() && !savesData()) timer = setTimeout(() => router.prefetch(page), dwellMilliseconds);
    };
    document.addEventListener("pointerover", rest);
    document.addEventListener("focusin", rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", rest);
      document.removeEventListener("focusin", rest);
    };
  }, [router]);
  return null;
}
