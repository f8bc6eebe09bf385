"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { decideDebtEntryAction } from "@/lib/features/work-orders/deductions/actions";
import { decideDebtEntryInput } from "@/lib/features/work-orders/deductions/schema";

type Props = {
  entry: { id: number; version: number };
  decision: "confirm" | "refuse";
  summary: string;
  onClose: () => void;
};

/** Confirm or refuse an entry that reduces a debt, as the second person. product 5.15, §0.3 */
export function DecideDebtEntryDialog({ entry, decision, summary, onClose }: Props) {
  const t = useTranslations("deductions");
  return (
    <FormDialog
      title={t("entry.title", { item: summary })}
      text={t(`entry.${decision}Text`)}
      confirm={t(`decide.${decision}`)}
      danger={decision === "refuse"}
      schema={decideDebtEntryInput}
      action={decideDebtEntryAction}
      defaultValues={{ ...entry, decision }}
      done={t("decide.done")}
      onClose={onClose}
    />
  );
}
