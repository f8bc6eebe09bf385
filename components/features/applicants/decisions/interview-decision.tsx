"use client";

import { useTranslations } from "next-intl";
import { decideInterviewAction } from "@/lib/features/applicants/decisions/actions";
import { decideInterviewInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant } from "../pipeline/panel-data";
import { ReasonField } from "../pipeline/reason-fields";

type Values = { id: number; decision: "Passed" | "Failed"; reason: string };
type Props = { applicant: PanelApplicant; decision: "Passed" | "Failed"; onClose: () => void };

/** Record the interview result. A failed interview needs a reason. */
export function InterviewDecision({ applicant, decision, onClose }: Props) {
  const t = useTranslations("applicants.screens");
  const isFailing = decision === "Failed";
  return (
    <StageMoveDialog<Values, unknown>
      danger={isFailing}
      title={t(isFailing ? "interview.failTitle" : "interview.passTitle", { name: applicant.name })}
      text={t(isFailing ? "panel.failText" : "interview.passText")}
      confirm={t(isFailing ? "panel.fail" : "panel.pass")}
      schema={decideInterviewInput}
      action={(values) => decideInterviewAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{ id: applicant.id, decision, reason: isFailing ? "interview-not-suitable" : "" }}
      done={t("panel.decided")}
      onClose={onClose}
    >
      {isFailing ? (field) => <ReasonField {...field} name="reason" /> : undefined}
    </StageMoveDialog>
  );
}
