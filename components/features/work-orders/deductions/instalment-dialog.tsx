"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { changeInstalmentAction } from "@/lib/features/work-orders/deductions/actions";
import { changeInstalmentInput } from "@/lib/features/work-orders/deductions/schema";
import { InstalmentField } from "./instalment-field";

type Props = { debt: { id: number; version: number; instalment: string }; told: string; onClose: () => void };

/** How much of a debt a month deducts at most. product 5.15 */
export function InstalmentDialog({ debt, told, onClose }: Props) {
  const t = useTranslations("deductions");
  return (
    <FormDialog
      title={t("change.title", { told })}
      text={t("change.text")}
      confirm={t("change.confirm")}
      schema={changeInstalmentInput}
      action={changeInstalmentAction}
      defaultValues={debt}
      done={t("change.done")}
      onClose={onClose}
    >
      {(field) => <InstalmentField {...field} name="instalment" label={t("instalment")} />}
    </FormDialog>
  );
}
