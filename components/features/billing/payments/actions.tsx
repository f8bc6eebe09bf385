"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import styles from "../billing.module.css";
import type { PaidInvoice } from "./dialogs";

const AddDialog = lazyDialog(() => import("./dialogs").then((module) => module.AddPaymentDialog));
const TaxesDialog = lazyDialog(() => import("./dialogs").then((module) => module.InvoiceTaxesDialog));

/** Buttons for payments and tax details of an invoice. */
export function InvoicePaymentActions({ invoice }: { invoice: PaidInvoice }) {
  const t = useTranslations("billing.payments");
  const [openDialog, setOpenDialog] = useState<"add" | "taxes" | null>(null);
  const dialog = { invoice, onClose: () => setOpenDialog(null) };
  return (
    <div className={styles.actions}>
      <Button variant="outlined" {...TaxesDialog.preloadProps} onClick={() => setOpenDialog("taxes")}>
        {t("taxes.action")}
      </Button>
      {invoice.balance > 0 ? (
        <Button variant="contained" {...AddDialog.preloadProps} onClick={() => setOpenDialog("add")}>
          {t("add.action")}
        </Button>
      ) : null}
      {openDialog === "add" ? <AddDialog {...dialog} /> : null}
      {openDialog === "taxes" ? <TaxesDialog {...dialog} /> : null}
    </div>
  );
}
