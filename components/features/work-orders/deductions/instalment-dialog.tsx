"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { changeInstalmentAction } from "@/lib/features/work-orders/deductions/actions";
import { changeInstalmentInput } from "@/lib/features/work-orders/deductions/schema";
import { DebtFiles } from "./debt-files";
import { InstalmentField } from "./instalment-field";

type Values = { id: number; version: number; instalment: string; fileId: UploadedFile | null };
type Props = { debt: Values; summary: string; onClose: () => void };

/** Change the maximum instalment of a debt, and its document. product 5.15 */
export function InstalmentDialog({ debt, summary, onClose }: Props) {
  const t = useTranslations("deductions");
  return (
    <DebtFiles>
      <FormDialog<Values, unknown>
        title={t("change.title", { item: summary })}
        text={t("change.text")}
        confirm={t("change.confirm")}
        schema={changeInstalmentInput}
        action={changeInstalmentAction}
        defaultValues={debt}
        done={t("change.done")}
        onClose={onClose}
      >
        {(field) => (
          <>
            <InstalmentField {...field} name="instalment" label={t("instalment")} />
            <div data-wide>
              <FormFileField {...field} name="fileId" label={t("paper")} />
            </div>
          </>
        )}
      </FormDialog>
    </DebtFiles>
  );
}
