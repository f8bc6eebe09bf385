"use client";

import { useTranslations } from "next-intl";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback, useTransition } from "react";
import { useToast } from "../feedback/toast-frame";
import { isOffline } from "../feedback/online";
import { hrefWith } from "./list-state";

type Changes = Record<string, string | number | null>;

/**
 * Change the list's address; `isPending` is true while rows load. Does nothing offline.
 * `note` changes the address without requesting rows.
 */
export function useListUrl() {
  const t = useTranslations("shell.connection");
  const toast = useToast();
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const change = useCallback(
    (changes: Changes) => {
      if (isOffline()) return toast({ severity: "warning", text: t("stays") });
      const href = hrefWith(Object.fromEntries(params), changes);
      startTransition(() => router.replace(href === "?" ? pathname : href, { scroll: false }));
    },
    [params, pathname, router, t, toast],
  );
  const note = useCallback(
    (changes: Changes) => {
      const href = hrefWith(Object.fromEntries(params), changes);
      window.history.replaceState(null, "", href === "?" ? pathname : href);
    },
    [params, pathname],
  );
  return { params, change, note, isPending };
}
