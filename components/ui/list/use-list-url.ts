"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback, useTransition } from "react";
import { hrefWith } from "./list-state";

/** Changes the list's address; isPending while the rows are on their way. */
export function useListUrl() {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const change = useCallback(
    (changes: Record<string, string | number | null>) => {
      const href = hrefWith(Object.fromEntries(params), changes);
      startTransition(() => router.replace(href === "?" ? pathname : href, { scroll: false }));
    },
    [params, pathname, router],
  );
  return { params, change, isPending };
}
