import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { BocPanel } from "./boc-panel";
import type { InterviewNote } from "./interview-notes";
import { InterviewPanel } from "./interview-panel";
import { McuPanel } from "./mcu-panel";
import type { PanelChoices, PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { ResultPanel, type HireFacts } from "./result-panel";
import { ReviewForm } from "./review-form";
import { TestPanel } from "./test-panel";

type Props = PanelProps & { choices: PanelChoices; notes: InterviewNote[]; hire: HireFacts; level: "h2" | "h3" };

async function Body({ choices, notes, hire, ...props }: Omit<Props, "level">) {
  const t = await getTranslations("applicants.screens");
  const { applicant, stage, permissions } = props;
  switch (stage.type) {
    case "screening":
      return (
        <>
          {stage.status === "InProgress" ? (
            <p className={styles.lead}>{t("review.returned", { reason: stage.reason ?? "—" })}</p>
          ) : null}
          {permissions.includes("applicants:screen") ? (
            <ReviewForm key={stage.status} applicant={applicant} stage={stage} vessels={choices.vessels} />
          ) : (
            <p className={styles.lead}>{t("panel.waitsForOthers")}</p>
          )}
        </>
      );
    case "boc":
      return <BocPanel {...props} />;
    case "ces":
    case "marlin":
      return <TestPanel {...props} test={stage.type} />;
    case "interview":
      return <InterviewPanel {...props} choices={choices} notes={notes} />;
    case "mcu":
      return <McuPanel {...props} choices={choices} />;
    case "result":
      return <ResultPanel {...props} choices={choices} hire={hire} />;
  }
}

/** Show the decision of one stage. */
export async function StagePanel({ level: Heading, ...props }: Props) {
  const [t, list] = await Promise.all([
    getTranslations("applicants.screens.panel"),
    getTranslations("applicants.list"),
  ]);
  const { stage } = props;
  return (
    <div>
      <div className={styles.head}>
        <Heading>{stage.type === "screening" ? t("review") : list(`stages.${stage.type}`)}</Heading>
        <StatusBadge status={stage.status} label={list(`status.${stage.status}`)} />
        <span className={styles.since}>
          {stage.by ? t("sinceBy", { since: stage.since, name: stage.by }) : t("since", { since: stage.since })}
        </span>
      </div>
      <Body {...props} />
    </div>
  );
}
