"use client";

import { useTranslations } from "next-intl";
import { FormMomentField } from "@/components/ui/form/date-field/moment-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { BoardMoment } from "@/db/enums/scheduling";
import { proposeActualTimeAction, withdrawActualTimeAction } from "@/lib/features/scheduling/actual-times/actions";
import { proposeTimeInput, withdrawTimeInput } from "@/lib/features/scheduling/actual-times/schema";

type Values = { employeeSchedulingId: number; moment: BoardMoment; schedule: string; note: string };
type Props = { scheduleId: number; name: string; moment: BoardMoment; onClose: () => void };

/** Propose the actual sign-on or sign-off time for the office to confirm. product 5.11 */
export function ProposeDialog({ scheduleId, name, moment, onClose }: Props) {
  const t = useTranslations("schedule-details.times");
  return (
    <FormDialog<Values, unknown>
      title={`${t(`propose.${moment}`)}: ${name}`}
      text={t("text")}
      confirm={t("send")}
      schema={proposeTimeInput}
      action={proposeActualTimeAction}
      defaultValues={{ employeeSchedulingId: scheduleId, moment, schedule: "", note: "" }}
      failed={t("failed")}
      done={() => [{ severity: "success", text: t("sent"), seconds: 2 }]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <FormMomentField {...fields} name="schedule" label={t("when")} required />
          </div>
          <div data-wide>
            <FormTextField {...fields} name="note" label={t("note")} maxLength={300} />
          </div>
        </>
      )}
    </FormDialog>
  );
}

/** Withdraw an unconfirmed time. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("schedule-details.times");
  return (
    <FormDialog
      title={t("withdrawTitle")}
      text={t("withdrawText")}
      confirm={t("withdraw")}
      danger
      schema={withdrawTimeInput}
      action={withdrawActualTimeAction}
      defaultValues={{ id }}
      done={() => [{ severity: "success", text: t("withdrawn"), seconds: 2 }]}
      onClose={onClose}
    />
  );
}
