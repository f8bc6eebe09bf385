"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { createPklAddress } from "./addresses";

/** A joiner without an agreement. label: name and rank. */
export type Unsigned = { employeeId: number; label: string };
type Props = { vesselId: number; joiners: Unsigned[]; onClose: () => void };
const form = z.object({ employeeId: z.string().min(1, "validation.required") });

/** Choose the joiner for a new agreement. The form is a separate page. */
export function ChooseJoinerDialog({ vesselId, joiners, onClose }: Props) {
  const t = useTranslations("pkl.choose");
  const router = useRouter();
  return (
    <FormDialog<z.output<typeof form>, string>
      title={t("title")}
      text={t("text")}
      confirm={t("go")}
      schema={form}
      action={async ({ employeeId }) => ({ ok: true, data: employeeId })}
      defaultValues={{ employeeId: joiners.length === 1 ? String(joiners[0]?.employeeId) : "" }}
      done={() => []}
      onDone={(employeeId) => router.push(createPklAddress(vesselId, Number(employeeId)))}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormSelectField
            {...fields}
            name="employeeId"
            label={t("who")}
            options={joiners.map(({ employeeId, label }) => ({ value: employeeId, label }))}
            required
          />
        </div>
      )}
    </FormDialog>
  );
}
