"use client";

import { useEffect } from "react";

/** Remove invalid search parameters from the address bar without another request. */
export function RemoveSearchParams({ keys }: { keys: string[] }) {
  const invalidKeys = keys.join(",");
  useEffect(() => {
    const address = new URL(window.location.href);
    for (const key of invalidKeys.split(",")) address.searchParams.delete(key);
    window.history.replaceState(null, "", address);
  }, [invalidKeys]);
  return null;
}
