"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { createFormAction } from "@/lib/features/appraisals/forms/actions";
import { createFormInput } from "@/lib/features/appraisals/forms/schema";
import type { CopyFrom } from "./subject";

type Values = { effectiveFrom: string; source: string; copyOf: string };
type Props = { from: CopyFrom; copyOf: number | undefined; onClose: () => void };

/** Create a draft with date, document and a version to copy, then open it in the editor. */
export function NewVersionDialog({ from, copyOf, onClose }: Props) {
  const t = useTranslations("appraisal-lists.questions");
  const router = useRouter();
  const start = copyOf ?? from[0]?.id;
  return (
    <FormDialog<Values, { id: number }>
      title={t("newTitle")}
      confirm={t("create")}
      schema={createFormInput}
      action={createFormAction}
      defaultValues={{ effectiveFrom: "", source: "", copyOf: start === undefined ? "" : String(start) }}
      done={t("created")}
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
            options={from.map(({ id, date }) => ({ value: String(id), label: t("copyFrom", { date }) }))}
          />
          <div data-wide>
            <FormTextField
              {...field}
              name="source"
              label={t("source")}
              help={t("sourceHelp")}
              maxLength={500}
              required
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
