"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const readableMilliseconds = 900;

/** Goes on by itself once the line above could be read. */
export function MoveOn({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(to), readableMilliseconds);
    return () => clearTimeout(timer);
  }, [router, to]);
  return null;
}
