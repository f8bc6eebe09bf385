"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { insertMcuAction } from "@/lib/features/preparation/mcu/actions";
import { scheduleMcuInput, type McuChoices, type mcuStored } from "@/lib/features/preparation/mcu/schema";
import { blockedReasonKey } from "../blocked-reason";
import { scheduledToasts } from "../scheduled-toasts";
import { JoinersField } from "../joiners-field";
import { AppointmentFields, type AppointmentValues } from "./fields";

type Values = AppointmentValues & { vesselId: number; crewIds: number[] };
type Props = { vesselId: number; crewId: number | null; choices: McuChoices; onClose: () => void };

/** Schedule a check-up for one or several joiners with one letter. D2 §5 */
export function ScheduleDialog({ vesselId, crewId, choices, onClose }: Props) {
  const t = useTranslations();
  const joiners = choices.joiners.map((joiner) => ({
    ...joiner,
    blockedReason: joiner.blockedReason && t(blockedReasonKey(joiner.blockedReason)),
  }));
  const isOffered = joiners.some((joiner) => joiner.crewId === crewId && joiner.blockedReason === null);
  return (
    <FormDialog<Values, z.output<typeof mcuStored>>
      title={t("checkups.mcu.scheduleTitle")}
      text={t("checkups.mcu.scheduleText")}
      confirm={t("checkups.actions.schedule")}
      schema={scheduleMcuInput}
      action={insertMcuAction}
      defaultValues={{
        vesselId,
        crewIds: isOffered && crewId !== null ? [crewId] : [],
        letterNumber: choices.letterNumber,
        scheduledOn: "",
        mcuPackageId: "",
        clinicName: "",
        clinicLocation: "",
      }}
      failed={t("checkups.mcu.createFailed")}
      done={(stored) =>
        scheduledToasts(stored, {
          done: t("checkups.mcu.created"),
          sent: t("checkups.actions.mailSent", { type: "McuScheduled" }),
          unsent: t("checkups.mailUnsent"),
        })
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <JoinersField
              {...fields}
              name="crewIds"
              label={t("checkups.fields.scheduleFor")}
              options={joiners}
              required
            />
          </div>
          <AppointmentFields {...fields} choices={choices} />
        </>
      )}
    </FormDialog>
  );
}
