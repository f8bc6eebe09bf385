"use client";

import { useTranslations } from "next-intl";
import { McuSchedule } from "../appointments/mcu-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import { DownloadButton } from "../pipeline/download-button";
import { isOpen, type PanelChoices, type PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { McuDecision } from "./mcu-decision";
import { McuFacts, mcuResultOf } from "./mcu-facts";
import { McuResult } from "./mcu-result";
import { RescheduleButtons } from "./reschedule";

/** Show letter, appointment, result and decision of the medical check-up. */
export function McuPanel({ applicant, stage, permissions, choices }: PanelProps & { choices: PanelChoices }) {
  const t = useTranslations("applicants.screens");
  const { details, status } = stage;
  const acts = permissions.includes("applicants:mcu-schedule");
  const actsNow = acts && isOpen(stage);
  const retakes = permissions.includes("applicants:tests-override") && status === "Failed" && stage.retakeLeft;
  const result = mcuResultOf(stage);
  const isFit = result !== null && result !== "Unfit";
  const isPassable = isFit && Boolean(details.fileId);
  const common = { applicant, stage, choices };
  return (
    <>
      <McuFacts stage={stage} canViewFile={permissions.includes("applicants:medical-file")} />
      {actsNow && isFit && !isPassable ? <p className={styles.hint}>{t("mcu.reportMissing")}</p> : null}
      <div className={styles.actions}>
        {acts && status === "Pending" ? (
          <DialogButton primary label={t("panel.schedule")}>
            {(close) => <McuSchedule {...common} onClose={close} />}
          </DialogButton>
        ) : null}
        {actsNow ? (
          <DialogButton primary={!isPassable} label={t(result ? "mcu.changeResult" : "mcu.enterResult")}>
            {(close) => <McuResult {...common} onClose={close} />}
          </DialogButton>
        ) : null}
        {actsNow && isPassable ? (
          <DialogButton primary label={t("panel.pass")}>
            {(close) => <McuDecision applicant={applicant} stage={stage} decision="Passed" onClose={close} />}
          </DialogButton>
        ) : null}
        {actsNow ? (
          <DialogButton danger label={t("panel.fail")}>
            {(close) => <McuDecision applicant={applicant} stage={stage} decision="Failed" onClose={close} />}
          </DialogButton>
        ) : null}
        {retakes ? (
          <DialogButton primary label={t("tests.retake")}>
            {(close) => <McuSchedule {...common} isRetake onClose={close} />}
          </DialogButton>
        ) : null}
        {acts && details.letterNumber ? (
          <DownloadButton id={applicant.id} document="mcu" label={t("mcu.letter")} />
        ) : null}
        {acts ? (
          <RescheduleButtons applicant={applicant} stage={stage}>
            {(close) => <McuSchedule {...common} onClose={close} />}
          </RescheduleButtons>
        ) : null}
      </div>
    </>
  );
}
