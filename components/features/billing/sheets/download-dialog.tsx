"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { downloadPost } from "@/components/ui/form/download/download-post";
import type { BillingKind } from "@/db/enums/billing";

/** The current view: display names, and the query of the call. */
export type View = {
  kind: BillingKind;
  monthName: string;
  count: number;
  query: { month: number; year: number; filterList: string; hold: boolean; sort: string; order: string };
};

const calls: Record<BillingKind, string> = {
  "mcu-register": "GenerateMCURegistrantBilling",
  "mcu-planning": "GenerateMCUPreparationBilling",
  expenses: "GenerateExpensesBilling",
  victualing: "GenerateUJBMBilling",
  "work-order": "GenerateWorkOrderBilling",
};

/** Confirm downloading the current view, with a description of it. D3 §2, §8 */
export function DownloadBillsDialog({ view, onClose }: { view: View; onClose: () => void }) {
  const t = useTranslations("billing");
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const { kind, monthName, count, query } = view;
  const download = () =>
    startTransition(async () => {
      const result = await downloadPost(`/PMSol/v1/GenerateExcel/${calls[kind]}`, query);
      if (!result.ok) toast({ severity: "error", text: t("download.failed") });
      onClose();
    });
  return (
    <ConfirmDialog
      open
      title={t("download.title")}
      confirmLabel={t("download.confirm")}
      cancelLabel={t("download.cancel")}
      busy={isPending}
      onConfirm={download}
      onCancel={onClose}
    >
      <p>{t("download.text")}</p>
      <p>{t("download.contents", { tab: t(`sheet.names.${kind}`), month: monthName, count })}</p>
      {query.filterList ? <p>{t("download.search", { search: query.filterList })}</p> : null}
      {query.hold ? <p>{t("download.held")}</p> : null}
    </ConfirmDialog>
  );
}
