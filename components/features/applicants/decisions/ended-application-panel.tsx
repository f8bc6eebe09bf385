"use client";

import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { withdrawnReason } from "@/db/enums/applicants";
import { reopenApplicantAction } from "@/lib/features/applicants/decisions/actions";
import type { Refusal } from "@/lib/features/applicants/pipeline/rules";
import { reopenApplicantInput } from "@/lib/features/applicants/pipeline/schema";
import { DialogButton } from "../pipeline/dialog-button";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField } from "../pipeline/reason-fields";
import { useReasonText } from "../pipeline/use-reason-text";

type Props = {
  applicant: PanelApplicant;
  reason: string | null;
  since: string;
  by: string | null;
  reopens: boolean;
  reopenRefusal: Refusal | null;
};

/** Show why an application ended and whether it can be reopened. */
export function EndedApplicationPanel({ applicant, reason, since, by, reopens, reopenRefusal }: Props) {
  const t = useTranslations("applicants.screens");
  const reasonText = useReasonText();
  const withdrawn = reason === withdrawnReason;
  return (
    <>
      <div className={styles.head}>
        <h2>{t(withdrawn ? "end.endedWithdrawn" : "end.ended")}</h2>
        <StatusBadge
          status={withdrawn ? "Closed" : "Failed"}
          label={t(withdrawn ? "panel.withdrawn" : "end.notContinued")}
        />
        <span className={styles.since}>
          {by ? t("panel.sinceBy", { since, name: by }) : t("panel.since", { since })}
        </span>
      </div>
      {reason && !withdrawn ? <p className={styles.lead}>{reasonText(reason)}</p> : null}
      {reopenRefusal === "too-late" || reopenRefusal === "opening-closed" ? (
        <p className={styles.lead}>{t(`end.notAgain.${reopenRefusal}`)}</p>
      ) : null}
      {reopens ? (
        <div className={styles.actions}>
          <DialogButton label={t("end.reopenApplicant")}>
            {(close) => (
              <StageMoveDialog<{ id: number; reason: string }, unknown>
                title={t("end.reopenApplicantTitle", { name: applicant.name })}
                text={t("end.reopenApplicantText")}
                confirm={t("end.reopen")}
                schema={reopenApplicantInput}
                action={(values) => reopenApplicantAction({ ...values, ...versionOf(applicant) })}
                defaultValues={{ id: applicant.id, reason: "" }}
                done={t("end.reopened")}
                onClose={close}
              >
                {(field) => <NoteField {...field} name="reason" label={t("panel.reason")} required />}
              </StageMoveDialog>
            )}
          </DialogButton>
        </div>
      ) : null}
    </>
  );
}
