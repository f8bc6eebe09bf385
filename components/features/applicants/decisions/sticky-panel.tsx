"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import styles from "./sticky-panel.module.css";

type Props = { verb: string; children: ReactNode };

/** Keep the decision panel visible: beside the documents on a wide screen, else behind a button at the bottom. */
export function StickyDecisionPanel({ verb, children }: Props) {
  const t = useTranslations("applicants.screens.panel");
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  // React events of a dialog opened from the panel bubble up to it, so they are ignored here.
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Escape" || event.defaultPrevented || !isOpen) return;
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) close();
  };
  return (
    <>
      <div
        ref={panel}
        id="decision"
        tabIndex={-1}
        className={styles.dock}
        data-open={isOpen || undefined}
        onKeyDown={closeOnEscape}
      >
        <button type="button" className={styles.close} onClick={close} aria-label={t("close")} title={t("close")}>
          <Icon name="close" />
        </button>
        {children}
      </div>
      <div className={styles.bar} data-open={isOpen || undefined}>
        <Button
          ref={opener}
          variant="contained"
          fullWidth
          aria-expanded={isOpen}
          aria-controls="decision"
          onClick={() => setOpen(true)}
          height={44}
        >
          {verb}
        </Button>
      </div>
    </>
  );
}
