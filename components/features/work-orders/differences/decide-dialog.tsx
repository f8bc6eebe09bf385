"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { decideDifferenceAction } from "@/lib/features/work-orders/differences/actions";
import { decideDifferenceInput } from "@/lib/features/work-orders/differences/schema";
import type { DialogDifference } from "./dialog-props";

type Decision = "confirm" | "decline" | "refuse";
type Values = { id: number; version: number; decision: Decision; reason: string };
type Props = { of: DialogDifference; decision: Decision; onClose: () => void };

/** Decide a difference; a refusal needs a reason. product 5.15, §8 */
export function DecideDialog({ of, decision, onClose }: Props) {
  const t = useTranslations("pay-differences");
  const { id, version, name, month, amount, proposedMonth, proposedAsDebt } = of;
  const summary = t("summary", { name, month, amount });
  const result = decision === "confirm" && proposedAsDebt ? "confirmDebt" : decision;
  return (
    <FormDialog<Values, unknown>
      title={t(`decide.${result}.title`)}
      text={t(`decide.${result}.text`, { item: summary, month: proposedMonth })}
      confirm={t(`decide.${decision}.action`)}
      danger={decision === "refuse"}
      schema={decideDifferenceInput}
      action={decideDifferenceAction}
      defaultValues={{ id, version, decision, reason: "" }}
      done={t(`decide.${result}.done`)}
      onClose={onClose}
    >
      {(field) =>
        decision === "refuse" ? (
          <div data-wide>
            <FormTextField
              {...field}
              name="reason"
              label={t("decide.reason")}
              maxLength={300}
              autoComplete="off"
              required
            />
          </div>
        ) : null
      }
    </FormDialog>
  );
}
