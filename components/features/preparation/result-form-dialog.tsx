"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { UploadProvider } from "@/components/ui/upload/upload-context";
import { preparationResults } from "@/db/enums/preparation";

type ResultValues = "schema" | "action" | "title" | "defaultValues" | "failed" | "onClose" | "children";
type Props<V extends FieldValues> = Pick<ComponentProps<typeof FormDialog<V, unknown>>, ResultValues> & {
  kind: "mcu" | "bjst";
  done: string;
};

/** Return the result options. */
export function useResults() {
  const t = useTranslations("checkups.statuses");
  return preparationResults.map((value) => ({ value, label: t(value) }));
}

/** Record the result of an appointment with its document. It cannot be changed afterwards. D2 §5 */
export function ResultFormDialog<V extends FieldValues>({ kind, done, ...form }: Props<V>) {
  const t = useTranslations("checkups");
  return (
    <UploadProvider
      settings={{
        uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
        viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=${kind}&inline=true`,
        fileType: kind,
      }}
    >
      <FormDialog<V, unknown>
        {...form}
        text={t("resultText")}
        confirm={t("actions.saveResult")}
        needsChange
        done={() => [{ severity: "success", text: done, seconds: 2 }]}
      />
    </UploadProvider>
  );
}
