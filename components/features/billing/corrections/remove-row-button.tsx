"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import styles from "../billing.module.css";

const RemoveDialog = lazyDialog(() => import("./remove-row-dialog").then((module) => module.RemoveRowDialog));

/** Button that removes a proposed row from its note. */
export function RemoveRowButton(row: { noteRowId: number; name: string }) {
  const t = useTranslations("billing.notes.remove");
  const [isOpen, setOpen] = useState(false);
  return (
    <span>
      <button
        type="button"
        className={styles.verb}
        aria-label={t("actionOf", { name: row.name })}
        {...RemoveDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t("action")}
      </button>
      {isOpen ? <RemoveDialog {...row} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
