"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { EntryAction, SuitabilityEntry } from "@/lib/features/suitability/schema";
import styles from "./suitability.module.css";

const EntryDialog = lazyDialog(() => import("./entry-dialog").then((module) => module.EntryDialog));

/** Offer the user's actions on an entry. Dialogs load on first use. */
export function EntryActions({ entry, isOwn }: { entry: SuitabilityEntry; isOwn: boolean }) {
  const t = useTranslations("suitability.actions");
  const [openAction, setOpenAction] = useState<EntryAction | null>(null);
  if (entry.allowedActions.length === 0) return null;
  return (
    <span className={styles.tools}>
      {entry.allowedActions.map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          {...EntryDialog.preloadProps}
          onClick={() => setOpenAction(action)}
          height="touch-32"
        >
          {t(action)}
        </Button>
      ))}
      {openAction ? (
        <EntryDialog action={openAction} entry={entry} isOwn={isOwn} onClose={() => setOpenAction(null)} />
      ) : null}
    </span>
  );
}
