"use client";

import { useTranslations } from "next-intl";
import type { Stage } from "@/db/enums/applicants";
import {
  failApplicantAction,
  reopenStageAction,
  withdrawApplicantAction,
} from "@/lib/features/applicants/decisions/actions";
import {
  failApplicantInput,
  reopenStageInput,
  withdrawApplicantInput,
} from "@/lib/features/applicants/pipeline/schema";
import { DialogButton } from "../pipeline/dialog-button";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField, ReasonField } from "../pipeline/reason-fields";

type FailValues = { id: number; reason: string; note: string };
type ReopenValues = { id: number; assessmentType: Stage; reason: string };
type Props = { applicant: PanelApplicant; ends: boolean; reopenable: Stage[] };

/** Offer the actions of every stage: end the application, record a withdrawal, or undo the last decision. */
export function EndApplicationActions({ applicant, ends, reopenable }: Props) {
  const t = useTranslations("applicants.screens");
  const names = useTranslations("applicants.list.stages");
  const version = versionOf(applicant);
  return (
    <div className={styles.foot}>
      <span>{t("end.label")}</span>
      {reopenable.map((stage) => (
        <DialogButton key={stage} quiet label={t("end.reopenStage", { stage: names(stage) })}>
          {(close) => (
            <StageMoveDialog<ReopenValues, unknown>
              title={t("end.reopenStageTitle", { stage: names(stage) })}
              text={t("end.reopenStageText")}
              confirm={t("end.reopen")}
              schema={reopenStageInput}
              action={(values) => reopenStageAction({ ...values, ...version })}
              defaultValues={{ id: applicant.id, assessmentType: stage, reason: "" }}
              done={t("end.reopened")}
              onClose={close}
            >
              {(field) => <NoteField {...field} name="reason" label={t("panel.reason")} required />}
            </StageMoveDialog>
          )}
        </DialogButton>
      ))}
      {ends ? (
        <>
          <DialogButton quiet label={t("end.withdraw")}>
            {(close) => (
              <StageMoveDialog<{ id: number; note: string }, unknown>
                danger
                title={t("end.withdrawTitle", { name: applicant.name })}
                text={t("end.withdrawText")}
                confirm={t("end.withdraw")}
                schema={withdrawApplicantInput}
                action={(values) => withdrawApplicantAction({ ...values, ...version })}
                defaultValues={{ id: applicant.id, note: "" }}
                done={t("end.withdrawn")}
                onClose={close}
              >
                {(field) => <NoteField {...field} name="note" label={t("end.note")} />}
              </StageMoveDialog>
            )}
          </DialogButton>
          <DialogButton quiet danger label={t("end.stop")}>
            {(close) => (
              <StageMoveDialog<FailValues, unknown>
                danger
                title={t("end.stopTitle", { name: applicant.name })}
                text={t("panel.failText")}
                confirm={t("end.stop")}
                schema={failApplicantInput}
                action={(values) => failApplicantAction({ ...values, ...version })}
                defaultValues={{ id: applicant.id, reason: "", note: "" }}
                done={t("end.stopped")}
                onClose={close}
              >
                {(field) => (
                  <>
                    <ReasonField {...field} name="reason" />
                    <NoteField {...field} name="note" label={t("end.note")} />
                  </>
                )}
              </StageMoveDialog>
            )}
          </DialogButton>
        </>
      ) : null}
    </div>
  );
}
