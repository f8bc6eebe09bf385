"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { UnsavedChangesDialog } from "./unsaved-changes-dialog";

/** Return the address that a click opens in this tab, or null when the form stays. */
function navigationTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin)
    return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere || link.pathname.startsWith("/PMSol/") ? null : link.pathname + link.search + link.hash;
}

/** Asks before a link or the browser leaves a page with unsaved changes. */
export function LeaveGuard({ active }: { active: boolean }) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const address = navigationTarget(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    window.addEventListener("beforeunload", onClose);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onClose);
      document.removeEventListener("click", onClick, true);
    };
  }, [active]);

  return (
    <UnsavedChangesDialog
      open={target !== null}
      onLeave={() => router.push(target ?? "")}
      onStay={() => setTarget(null)}
    />
  );
}
