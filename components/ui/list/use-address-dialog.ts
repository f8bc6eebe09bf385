"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { hrefWith } from "./list-state";

/** Control a dialog that the address opens. Closing removes these keys; saving also reloads the list. */
export function useAddressDialog(keys: readonly string[]) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isClosed, setIsClosed] = useState(false);

  const onClose = () => {
    setIsClosed(true);
    const href = hrefWith(Object.fromEntries(params), Object.fromEntries(keys.map((key) => [key, null])));
    router.replace(href === "?" ? pathname : href, { scroll: false });
  };
  const onSaved = () => {
    onClose();
    router.refresh();
  };
  return { isClosed, onClose, onSaved };
}
