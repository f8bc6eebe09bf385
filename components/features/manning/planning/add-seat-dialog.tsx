"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField, type SelectOption } from "@/components/ui/form/select-field";
import { insertSeatAction } from "@/lib/features/manning/planning/actions";
import { seatForm } from "@/lib/features/manning/planning/seats.schema";

export type AddSeatProps = { vesselId: number; vesselName: string; positions: SelectOption[]; onClose: () => void };
type Values = { vesselId: number; jobPositionId: string };

/** Add a seat for a position. D2 §2, §5, §8 */
export function AddSeatDialog({ vesselId, vesselName, positions, onClose }: AddSeatProps) {
  const t = useTranslations();
  const add = async (values: Values) => {
    const result = await insertSeatAction(values).catch(() => null);
    if (result?.ok || (result && result.status < 500)) return result;
    return { ok: false as const, status: 500, code: "failed", message: t("manning.seats.insertFailed"), errors: [] };
  };
  return (
    <FormDialog<Values, unknown>
      title={t("planning.seat.add")}
      text={t("planning.seat.addText", { vessel: vesselName })}
      confirm={t("planning.seat.confirmAdd")}
      schema={seatForm}
      action={add}
      defaultValues={{ vesselId, jobPositionId: "" }}
      done={t("manning.seats.inserted")}
      onClose={onClose}
    >
      {({ control, errorText }) => (
        <FormSelectField
          control={control}
          errorText={errorText}
          name="jobPositionId"
          label={t("planning.seat.position")}
          options={positions}
          required
        />
      )}
    </FormDialog>
  );
}
