"use client";

import { useTranslations } from "next-intl";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback, useTransition } from "react";
import { useToast } from "../feedback/toast-frame";
import { isOffline } from "../layout/online";
import { hrefWith } from "./list-state";

/** Changes the list's address; isPending while the rows are on their way. Without a connection the page stays as it is. */
export function useListUrl() {
  const t = useTranslations("shell.connection");
  const toast = useToast();
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const change = useCallback(
    (changes: Record<string, string | number | null>) => {
      if (isOffline()) return toast({ severity: "warning", text: t("stays") });
      const href = hrefWith(Object.fromEntries(params), changes);
      startTransition(() => router.replace(href === "?" ? pathname : href, { scroll: false }));
    },
    [params, pathname, router, t, toast],
  );
  return { params, change, isPending };
}
