"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CancelSchedule } from "../appointments/cancel-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import type { PanelApplicant, StageView } from "../pipeline/panel-data";

type Props = { applicant: PanelApplicant; stage: StageView; children: (close: () => void) => ReactNode };

/** Reschedule an existing appointment with the given dialog, or cancel it. */
export function RescheduleButtons({ applicant, stage, children }: Props) {
  const t = useTranslations("applicants.screens.panel");
  if (stage.status !== "InProgress") return null;
  return (
    <>
      <DialogButton quiet label={t("reschedule")}>
        {children}
      </DialogButton>
      <CancelSchedule applicant={applicant} stage={stage} label={t("cancelSchedule")} />
    </>
  );
}
