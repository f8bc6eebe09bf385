"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { forgetKeptPages } from "@/components/ui/feedback/kept-pages";

const readableMilliseconds = 900;

/** Redirects after the message was readable. On sign-out it deletes the offline pages first. Document 1 §4. */
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
