"use client";

import { useTranslations } from "next-intl";
import { insertAssessmentAction } from "@/lib/features/applicants/decisions/actions";
import { ofApplicant, failApplicantInput } from "@/lib/features/applicants/pipeline/schema";
import { CancelSchedule } from "../appointments/cancel-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import { DownloadButton } from "../pipeline/download-button";
import { downloadBoc } from "../pipeline/document-addresses";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { ReasonField } from "../pipeline/reason-fields";

type Values = { id: number; reason: string };
const row = { assessmentType: "boc" } as const;

/** Send the BOC list and record its result. */
export function BocPanel({ applicant, stage, permissions }: PanelProps) {
  const t = useTranslations("applicants.screens");
  const isWaiting = stage.status === "Pending";
  const isSending = permissions.includes("applicants:boc-send");
  const decides = permissions.includes("applicants:boc-decide");
  const shared = { schema: ofApplicant, defaultValues: { id: applicant.id, reason: "" } };
  const version = versionOf(applicant);
  return (
    <>
      <p className={styles.lead}>{t(isWaiting ? "boc.waiting" : "boc.sent")}</p>
      <div className={styles.actions}>
        {isSending && isWaiting ? (
          <DialogButton primary label={t("boc.send")}>
            {(close) => (
              <StageMoveDialog<Values, unknown>
                {...shared}
                title={t("boc.send")}
                text={t("boc.sendText")}
                confirm={t("boc.send")}
                action={({ id }) => insertAssessmentAction({ id, ...row, assessmentStatus: "InProgress", ...version })}
                done={t("boc.sentDone")}
                onDone={() => void downloadBoc([applicant.id])}
                onClose={close}
              />
            )}
          </DialogButton>
        ) : null}
        {decides ? (
          <>
            <DialogButton primary={!isWaiting} label={t("panel.pass")}>
              {(close) => (
                <StageMoveDialog<Values, unknown>
                  {...shared}
                  title={t("boc.passTitle", { name: applicant.name })}
                  text={t("boc.passText")}
                  confirm={t("panel.pass")}
                  action={({ id }) => insertAssessmentAction({ id, ...row, assessmentStatus: "Passed", ...version })}
                  done={t("panel.decided")}
                  onClose={close}
                />
              )}
            </DialogButton>
            <DialogButton danger label={t("panel.fail")}>
              {(close) => (
                <StageMoveDialog<Values, unknown>
                  danger
                  title={t("boc.failTitle", { name: applicant.name })}
                  text={t("panel.failText")}
                  confirm={t("panel.fail")}
                  schema={failApplicantInput}
                  action={({ id, reason }) =>
                    insertAssessmentAction({ id, ...row, assessmentStatus: "Failed", reason, ...version })
                  }
                  defaultValues={{ id: applicant.id, reason: "background-check" }}
                  done={t("panel.decided")}
                  onClose={close}
                >
                  {(field) => <ReasonField {...field} name="reason" />}
                </StageMoveDialog>
              )}
            </DialogButton>
          </>
        ) : null}
        {isSending ? <DownloadButton id={applicant.id} document="boc" label={t("boc.excel")} /> : null}
        {isSending && stage.status === "InProgress" ? (
          <CancelSchedule applicant={applicant} stage={stage} label={t("boc.recall")} />
        ) : null}
      </div>
    </>
  );
}
