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
import { MoveDialog } from "../pipeline/move-dialog";
import { versionOf, type PanelApplicant } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField, ReasonField } from "../pipeline/reason-fields";

type FailValues = { id: number; reason: string; note: string };
type ReopenValues = { id: number; assessmentType: Stage; reason: string };
type Props = { applicant: PanelApplicant; ends: boolean; reopenable: Stage[] };

/** Offer the actions of every stage: end the application, record a withdrawal, or undo the last decision. */
export function EndActions({ applicant, ends, reopenable }: Props) {
  const t = useTranslations("applicants.screens");
  const names = useTranslations("applicants.list.stages");
  const version = versionOf(applicant);
  return (
    <div className={styles.foot}>
      <span>{t("end.label")}</span>
      {reopenable.map((stage) => (
        <DialogButton key={stage} quiet label={t("end.reopenStage", { stage: names(stage) })}>
          {(close) => (
            <MoveDialog<ReopenValues, unknown>
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
            </MoveDialog>
          )}
        </DialogButton>
      ))}
      {ends ? (
        <>
          <DialogButton quiet label={t("end.withdraw")}>
            {(close) => (
              <MoveDialog<{ id: number; note: string }, unknown>
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
              </MoveDialog>
            )}
          </DialogButton>
          <DialogButton quiet danger label={t("end.stop")}>
            {(close) => (
              <MoveDialog<FailValues, unknown>
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
              </MoveDialog>
            )}
          </DialogButton>
        </>
      ) : null}
    </div>
  );
}
