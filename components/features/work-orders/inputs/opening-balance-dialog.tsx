"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { saveOpeningAction } from "@/lib/features/work-orders/inputs/actions";
import { saveOpeningInput } from "@/lib/features/work-orders/inputs/schema";
import { AmountField } from "./amount-field";
import type { DialogPerson, OpeningBalanceProps } from "./dialog-props";
import { MonthField } from "./month-field";
import { SourceField } from "./source-field";

type Props = { of: DialogPerson; opening: OpeningBalanceProps | null; onClose: () => void };
const sums = ["gross", "pension", "withheld"] as const;
type Values = { crewId: number; year: number; version: number | string } & Record<
  "through" | (typeof sums)[number] | "source",
  string
>;

/** Edit what was paid and withheld in the year before this product, from another document. product 5.15.6b */
export function OpeningBalanceDialog({ of, opening, onClose }: Props) {
  const t = useTranslations("pay-data");
  const amount = (value: number | undefined) => (value === undefined ? "" : String(value));
  return (
    <FormDialog<Values, unknown>
      title={t("opening.dialog", { name: of.name, year: String(of.year) })}
      text={t("opening.dialogText")}
      confirm={t("save")}
      needsChange
      schema={saveOpeningInput}
      action={saveOpeningAction}
      defaultValues={{
        crewId: of.crewId,
        year: of.year,
        version: opening?.version ?? "",
        through: opening?.through ?? "",
        gross: amount(opening?.gross),
        pension: amount(opening?.pension),
        withheld: amount(opening?.withheld),
        source: opening?.source ?? "",
      }}
      done={t("sums.saved")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <MonthField {...field} name="through" label={t("opening.through")} from={`${of.year}-01`} months={12} />
          {sums.map((name) => (
            <AmountField {...field} key={name} name={name} label={t(`opening.${name}`)} />
          ))}
          <SourceField {...field} name="source" />
        </>
      )}
    </FormDialog>
  );
}
