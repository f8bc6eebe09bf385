"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { extraPersonKinds, extraPersonPayers } from "@/db/enums/ujbm";
import { createExtraPersonAction } from "@/lib/features/ujbm/extra-persons/actions";
import { createExtraPersonInput } from "@/lib/features/ujbm/extra-persons/schema";

type Props = { vesselId: number; vesselName: string; month: string; onClose: () => void };
type Values = {
  vesselId: number;
  kind: string;
  persons: string;
  fromDay: string;
  toDay: string;
  paidBy: string;
  note: string;
};

/** Record people on board who are not crew: count, dates and payer. */
export function AddExtraPersonDialog({ vesselId, vesselName, month, onClose }: Props) {
  const t = useTranslations("ujbm.extra");
  return (
    <FormDialog<Values, unknown>
      title={t("dialog", { vessel: vesselName })}
      text={t("dialogText")}
      confirm={t("confirm")}
      schema={createExtraPersonInput}
      action={createExtraPersonAction}
      defaultValues={{ vesselId, kind: "", persons: "1", fromDay: month, toDay: month, paidBy: "", note: "" }}
      done={t("done")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField
            {...field}
            name="kind"
            label={t("kind")}
            options={extraPersonKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            required
          />
          <FormTextField
            {...field}
            name="persons"
            label={t("persons")}
            kind="number"
            maxLength={2}
            autoComplete="off"
            required
          />
          <FormDateField {...field} name="fromDay" label={t("fromDay")} required />
          <FormDateField {...field} name="toDay" label={t("toDay")} required />
          <FormSelectField
            {...field}
            name="paidBy"
            label={t("paidBy")}
            options={extraPersonPayers.map((value) => ({ value, label: t(`payers.${value}`) }))}
            required
          />
          <FormTextField {...field} name="note" label={t("note")} maxLength={200} autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}
