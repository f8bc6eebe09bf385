"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { createRateDraftAction } from "@/lib/features/rates/versions/actions";
import { createRateDraftInput } from "@/lib/features/rates/versions/schema";
import type { NewVersionProps } from "./version-summary";

type Values = { kind: NewVersionProps["kind"]; effectiveFrom: string; source: string; copyOf: string };

/** Create a draft: effective date, source and starting rows; opens the editor. */
export function NewVersionDialog({ kind, from, copyOf, onClose }: NewVersionProps & { onClose: () => void }) {
  const t = useTranslations("rates.add");
  const kinds = useTranslations("rates.kinds");
  const router = useRouter();
  const start = copyOf ?? from[0]?.id;
  return (
    <FormDialog<Values, { id: number }>
      title={t("title", { kind: kinds(kind) })}
      confirm={t("confirm")}
      schema={createRateDraftInput}
      action={createRateDraftAction}
      defaultValues={{ kind, effectiveFrom: "", source: "", copyOf: start === undefined ? "" : String(start) }}
      done={t("done")}
      onDone={({ id }) => router.push(`?version=${id}&edit=1`)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormDateField {...field} name="effectiveFrom" label={t("effectiveFrom")} required />
          <FormSelectField
            {...field}
            name="copyOf"
            label={t("copyOf")}
            options={from.map(({ id, date }) => ({ value: id, label: t("copyFrom", { date }) }))}
          />
          <div data-wide>
            <FormTextField
              {...field}
              name="source"
              label={t("source")}
              help={t("sourceHelp")}
              maxLength={500}
              autoComplete="off"
              multiline
              required
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
