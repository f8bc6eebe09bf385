"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";

const CorrectDialog = lazyDialog(() => import("./correct-row-dialog").then((module) => module.CorrectRowDialog));

/** Button that corrects a locked invoice row. */
export function CorrectRowButton(row: { invoiceRowId: number; name: string; amount: number }) {
  const t = useTranslations("billing.notes.correct");
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={rowActions}>
      <button
        type="button"
        className={rowVerb}
        aria-label={t("actionOf", { name: row.name })}
        {...CorrectDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t("action")}
      </button>
      {isOpen ? <CorrectDialog {...row} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
