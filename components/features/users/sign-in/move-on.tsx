"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { forgetKeptPages } from "@/components/ui/feedback/kept-pages";

const readableMilliseconds = 900;

/** Goes on by itself once the line above could be read; at a sign-out what the tab remembered goes first. Document 1 §4. */
export function MoveOn({ to, forgets }: { to: string; forgets: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (forgets) sessionStorage.clear();
    void forgetKeptPages();
    const timer = setTimeout(() => router.replace(to), readableMilliseconds);
    return () => clearTimeout(timer);
  }, [router, to, forgets]);
  return null;
}
