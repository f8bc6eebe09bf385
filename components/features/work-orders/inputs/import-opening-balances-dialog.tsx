"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { importOpeningsAction } from "@/lib/features/work-orders/inputs/actions";
import { importOpeningsInput } from "@/lib/features/work-orders/inputs/schema";

/** Paste opening balances of many people from a spreadsheet. product 5.15.6b */
export function ImportOpeningBalancesDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useTranslations("pay-data.import");
  return (
    <FormDialog<{ year: number; source: string; rows: string }, { stored: number; skipped: number }>
      title={t("title", { year: String(year) })}
      text={t("text", { year: String(year) })}
      confirm={t("confirm")}
      schema={importOpeningsInput}
      action={importOpeningsAction}
      defaultValues={{ year, source: "", rows: "" }}
      done={({ stored, skipped }) => [{ severity: "success", text: t("done", { count: stored, skipped }) }]}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div data-wide>
            <FormTextField {...field} name="source" label={t("source")} maxLength={200} autoComplete="off" required />
          </div>
          <div data-wide>
            <FormTextField
              {...field}
              name="rows"
              label={t("rows")}
              help={t("rowsHelp")}
              placeholder={t("placeholder", { year: String(year) })}
              autoComplete="off"
              multiline
              minRows={4}
              required
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
