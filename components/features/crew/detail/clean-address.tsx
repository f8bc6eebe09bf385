"use client";

import { useEffect } from "react";

/** Remove invalid search parameters from the address bar without another request. */
export function CleanAddress({ keys }: { keys: string[] }) {
  const strange = keys.join(",");
  useEffect(() => {
    const address = new URL(window.location.href);
    for (const key of strange.split(",")) address.searchParams.delete(key);
    window.history.replaceState(null, "", address);
  }, [strange]);
  return null;
}
