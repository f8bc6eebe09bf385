"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { deleteOfflinePages } from "@/components/ui/feedback/offline-pages";

const redirectDelayMilliseconds = 900;

/** Redirects after the message was readable. On sign-out it deletes the offline pages first. Document 1 §4. */
export function RedirectAfterSignIn({ to, clearsOfflinePages }: { to: string; clearsOfflinePages: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (clearsOfflinePages) sessionStorage.clear();
    void deleteOfflinePages();
    const timer = setTimeout(() => router.replace(to), redirectDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [router, to, clearsOfflinePages]);
  return null;
}
