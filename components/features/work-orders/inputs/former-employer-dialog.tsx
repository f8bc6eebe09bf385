"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { saveFormerAction } from "@/lib/features/work-orders/inputs/actions";
import { saveFormerInput } from "@/lib/features/work-orders/inputs/schema";
import { AmountField } from "./amount-field";
import type { FormerEmployerProps, DialogPerson } from "./dialog-props";
import { SourceField } from "./source-field";

type Props = { of: DialogPerson; former: FormerEmployerProps | null; onClose: () => void };

type Values = { crewId: number; year: number; version: number | string } & Record<
  "net" | "withheld" | "source",
  string
>;

/** Edit what another employer of the year paid and withheld, from form 1721-A1. product 5.15.6b */
export function FormerEmployerDialog({ of, former, onClose }: Props) {
  const t = useTranslations("pay-data");
  const amount = (value: number | undefined) => (value === undefined ? "" : String(value));
  return (
    <FormDialog<Values, unknown>
      title={t("former.dialog", { name: of.name, year: String(of.year) })}
      text={t("former.dialogText")}
      confirm={t("save")}
      needsChange
      schema={saveFormerInput}
      action={saveFormerAction}
      defaultValues={{
        crewId: of.crewId,
        year: of.year,
        version: former?.version ?? "",
        net: amount(former?.net),
        withheld: amount(former?.withheld),
        source: former?.source ?? "",
      }}
      done={t("sums.saved")}
      onClose={onClose}
    >
      {(field) => (
        <>
          {(["net", "withheld"] as const).map((name) => (
            <AmountField {...field} key={name} name={name} label={t(`former.${name}`)} />
          ))}
          <SourceField {...field} name="source" />
        </>
      )}
    </FormDialog>
  );
}
