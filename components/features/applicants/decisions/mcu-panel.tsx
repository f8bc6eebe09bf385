"use client";

import { useTranslations } from "next-intl";
import { ViewFile } from "@/components/ui/feedback/view-file";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { decideMcuAction } from "@/lib/features/applicants/decisions/actions";
import { decideMcuInput } from "@/lib/features/applicants/pipeline/schema";
import { CancelSchedule } from "../appointments/cancel-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import { DownloadButton } from "../pipeline/download-button";
import { Facts } from "../pipeline/facts";
import { McuResult } from "./mcu-result";
import { McuSchedule } from "../appointments/mcu-schedule";
import { MoveDialog } from "../pipeline/move-dialog";
import { versionOf, type PanelChoices, type PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { ReasonField } from "../pipeline/reason-fields";
import { useDay } from "../pipeline/use-day";

type Values = { id: number; decision: "Passed" | "Failed"; reason: string; final: boolean };

/** Letter, appointment, result and decision of the medical check-up. */
export function McuPanel({ applicant, stage, may, choices }: PanelProps & { choices: PanelChoices }) {
  const t = useTranslations("applicants.screens");
  const day = useDay();
  const { details, status } = stage;
  const acts = may.includes("applicants:mcu-schedule");
  const retakes = may.includes("applicants:tests-override");
  const open = status === "InProgress" || status === "Completed";
  const result =
    details.result === "Fit" || details.result === "Fit with restriction" || details.result === "Unfit"
      ? details.result
      : null;
  const passable = result !== null && result !== "Unfit" && Boolean(details.fileId);
  const common = { applicant, stage, choices };
  const decision = (wanted: "Passed" | "Failed", close: () => void) => (
    <MoveDialog<Values, unknown>
      danger={wanted === "Failed"}
      title={t(wanted === "Passed" ? "mcu.passTitle" : "mcu.failTitle", { name: applicant.name })}
      text={t(wanted === "Passed" ? "mcu.passText" : stage.retakeLeft ? "tests.failRetakeText" : "panel.failText")}
      confirm={t(wanted === "Passed" ? "panel.pass" : "panel.fail")}
      schema={decideMcuInput}
      action={(values) => decideMcuAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{
        id: applicant.id,
        decision: wanted,
        reason: wanted === "Failed" ? "medically-unfit" : "",
        final: false,
      }}
      done={t("panel.decided")}
      onClose={close}
    >
      {wanted === "Failed"
        ? (field) => (
            <>
              <ReasonField {...field} name="reason" />
              {stage.retakeLeft ? (
                <div className={styles.wide}>
                  <FormCheckboxField {...field} name="final" label={t("tests.final")} />
                </div>
              ) : null}
            </>
          )
        : undefined}
    </MoveDialog>
  );
  return (
    <>
      <Facts
        facts={[
          [t("mcu.letterNumber"), details.letterNumber],
          [t("panel.date"), details.date ? day(details.date) : null],
          [t("mcu.package"), details.package],
          [t("mcu.clinic"), [details.clinic, details.location].filter(Boolean).join(", ")],
          [t("mcu.result"), result ? t(`mcu.results.${result}`) : null, result === "Unfit" ? "below" : "enough"],
          [t("mcu.degree"), details.healthStatusDegree],
          [
            t("mcu.file"),
            details.fileId && may.includes("applicants:medical-file") ? (
              <ViewFile
                key="file"
                file={{ fileId: details.fileId, fileName: details.fileName ?? t("mcu.file") }}
                withName
              />
            ) : null,
          ],
        ]}
      />
      {acts && open && result && result !== "Unfit" && !passable ? (
        <p className={styles.hint}>{t("mcu.reportMissing")}</p>
      ) : null}
      <div className={styles.actions}>
        {acts && status === "Pending" ? (
          <DialogButton primary label={t("panel.schedule")}>
            {(close) => <McuSchedule {...common} onClose={close} />}
          </DialogButton>
        ) : null}
        {acts && open ? (
          <DialogButton primary={!passable} label={t(result ? "mcu.changeResult" : "mcu.enterResult")}>
            {(close) => <McuResult {...common} onClose={close} />}
          </DialogButton>
        ) : null}
        {acts && open && passable ? (
          <DialogButton primary label={t("panel.pass")}>
            {(close) => decision("Passed", close)}
          </DialogButton>
        ) : null}
        {acts && open ? (
          <DialogButton danger label={t("panel.fail")}>
            {(close) => decision("Failed", close)}
          </DialogButton>
        ) : null}
        {retakes && status === "Failed" && stage.retakeLeft ? (
          <DialogButton primary label={t("tests.retake")}>
            {(close) => <McuSchedule {...common} isRetake onClose={close} />}
          </DialogButton>
        ) : null}
        {acts && details.letterNumber ? (
          <DownloadButton id={applicant.id} document="mcu" label={t("mcu.letter")} />
        ) : null}
        {acts && status === "InProgress" ? (
          <>
            <DialogButton quiet label={t("panel.reschedule")}>
              {(close) => <McuSchedule {...common} onClose={close} />}
            </DialogButton>
            <CancelSchedule applicant={applicant} stage={stage} label={t("panel.cancelSchedule")} />
          </>
        ) : null}
      </div>
    </>
  );
}
