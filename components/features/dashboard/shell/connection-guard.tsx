"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { isOffline, useIsOffline } from "@/components/ui/feedback/online";
import { blockOfflineNavigation } from "./offline-navigation";
import styles from "./signals.module.css";

/** Whether a click would load another page in this tab. */
function isSameTabNavigation(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.origin !== location.origin) return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

/**
 * Blocks links while offline and shows a message. The browser's error page would lose the list, its filters and
 * input.
 */
export function ConnectionGuard() {
  const t = useTranslations("shell.connection");
  const toast = useToast();
  const isLost = useIsOffline();

  useEffect(() => {
    const notifyOffline = () => toast({ severity: "warning", text: t("stays") });
    const cancelEvent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      notifyOffline();
    };
    const onClick = (event: MouseEvent) => (isOffline() && isSameTabNavigation(event) ? cancelEvent(event) : undefined);
    // Forms that the page handles itself have no method attribute.
    const onSubmit = (event: SubmitEvent) =>
      isOffline() && event.target instanceof HTMLFormElement && event.target.hasAttribute("method")
        ? cancelEvent(event)
        : undefined;
    // Capture the event first, so that a form does not ask about unsaved changes.
    window.addEventListener("click", onClick, true);
    window.addEventListener("submit", onSubmit, true);
    // A lost connection that the browser has not noticed.
    const stopGuard = blockOfflineNavigation(notifyOffline);
    return () => {
      stopGuard();
      window.removeEventListener("click", onClick, true);
      window.removeEventListener("submit", onSubmit, true);
    };
  }, [t, toast]);

  return (
    <div role="status" className={styles.connection}>
      {isLost ? <span>{t("lost")}</span> : null}
    </div>
  );
}
