"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";

const ReceiptDialog = lazyDialog(() => import("./dialog").then((module) => module.ReceiptDialog));

type Props = { id: number; name: string; version: number; hasReceipt: boolean };

/** Button that opens the signed receipt. */
export function ReceiptButton({ id, name, version, hasReceipt }: Props) {
  const t = useTranslations("billing.receipt");
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={rowActions}>
      <button
        type="button"
        className={rowVerb}
        aria-label={t(hasReceipt ? "replaceOf" : "addOf", { name })}
        {...ReceiptDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t(hasReceipt ? "replace" : "add")}
      </button>
      {isOpen ? <ReceiptDialog id={id} name={name} version={version} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
