"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import styles from "../billing.module.css";

const RemoveDialog = lazyDialog(() => import("./dialogs").then((module) => module.RemovePaymentDialog));

/** Button that removes a payment entered by mistake. */
export function RemovePaymentButton(payment: { paymentId: number; amount: number }) {
  const t = useTranslations("billing.payments.remove");
  const [isOpen, setOpen] = useState(false);
  return (
    <span>
      <button
        type="button"
        className={styles.verb}
        aria-label={t("actionOf", { amount: rupiahText(payment.amount) })}
        {...RemoveDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t("action")}
      </button>
      {isOpen ? <RemoveDialog {...payment} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
