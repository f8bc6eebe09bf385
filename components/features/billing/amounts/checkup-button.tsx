"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import type { CheckupBill } from "./checkup-dialog";

const CheckupDialog = lazyDialog(() => import("./checkup-dialog").then((module) => module.CheckupDialog));

/** Opens what a check-up is billed at. */
export function CheckupButton({ bill }: { bill: CheckupBill }) {
  const t = useTranslations("billing");
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={rowActions}>
      <button
        type="button"
        className={rowVerb}
        aria-label={t("updateOf", { name: bill.name })}
        {...CheckupDialog.warm}
        onClick={() => setOpen(true)}
      >
        {t("update")}
      </button>
      {isOpen ? <CheckupDialog bill={bill} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
