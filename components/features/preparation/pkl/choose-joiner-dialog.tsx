"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { createPklAddress } from "./addresses";

/** A joiner without an agreement. label: name and rank. */
export type Unsigned = { crewId: number; label: string };
type Props = { vesselId: number; joiners: Unsigned[]; onClose: () => void };
const form = z.object({ crewId: z.string().min(1, "validation.required") });

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
      action={async ({ crewId }) => ({ ok: true, data: crewId })}
      defaultValues={{ crewId: joiners.length === 1 ? String(joiners[0]?.crewId) : "" }}
      done={() => []}
      onDone={(crewId) => router.push(createPklAddress(vesselId, Number(crewId)))}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormSelectField
            {...fields}
            name="crewId"
            label={t("who")}
            options={joiners.map(({ crewId, label }) => ({ value: crewId, label }))}
            required
          />
        </div>
      )}
    </FormDialog>
  );
}
