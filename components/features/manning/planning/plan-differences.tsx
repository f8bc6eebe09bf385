"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import type { PlanDifference } from "@/lib/features/scheduling/plan-changes/difference.rules";
import { updateScheduleAction } from "@/lib/features/scheduling/save/actions";
import { formatDate } from "@/lib/platform/calendar/dates";

/** The assignment and its schedule. startDate and endDate are the plan's. */
type Subject = {
  vesselId: number;
  vesselCrewId: number;
  crewId: number;
  employeeSchedulingId: number;
  startDate: string;
  endDate: string;
};
type Props = {
  subject: Subject;
  differences: readonly PlanDifference[];
  /** Which of the two the user may move. */
  mayMove: { plan: boolean; schedule: boolean };
  onResolved?: () => void;
};
type Answer = { ok: boolean; message?: string } | null;

const movePlan = ({ vesselId, vesselCrewId, crewId, startDate, endDate }: Subject, difference: PlanDifference) =>
  changeAssignmentDatesAction({
    vesselId,
    vesselCrewId,
    crewId,
    startAssignmentDate: difference.way === "onBoard" ? difference.scheduled : startDate,
    endAssignmentDate: difference.way === "offBoard" ? difference.scheduled : endDate,
    durationMonths: null,
    allowOverlapDate: false,
    acceptedCodes: [],
    reason: "",
  });
const moveSchedule = ({ employeeSchedulingId }: Subject, { way, planned }: PlanDifference) =>
  updateScheduleAction({ employeeSchedulingId, [way === "onBoard" ? "onBoardDate" : "offBoardDate"]: planned });

/** Show plan and schedule dates more than a week apart, with a button to move either to the other. product 5.3, 5.6 */
export function PlanDifferences({ subject, differences, mayMove, onResolved }: Props) {
  const t = useTranslations("scheduling.differs");
  const language = useLocale();
  const day = (value: string) => formatDate(value, language);
  const router = useRouter();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  // Keep a refusal visible: it names the problem of this move.
  const [refused, setRefused] = useState<string | null>(null);
  const resolveDifference = async (request: Promise<Answer>, successText: string) => {
    setPending(true);
    const answer = await request.catch(() => null);
    setPending(false);
    setRefused(answer?.ok ? null : `${t("failed")}. ${answer?.message ?? t("tryAgain")}`);
    if (!answer?.ok) return;
    toast({ severity: "success", text: successText });
    onResolved?.();
    router.refresh();
  };
  if (differences.length === 0) return null;
  return differences.map((difference) => {
    const { way, days } = difference;
    const [planned, scheduled] = [day(difference.planned), day(difference.scheduled)];
    return (
      <Alert key={way} severity="warning" role="note" space="below-16">
        <AlertTitle>{t("title")}</AlertTitle>
        {t(way, { planned, scheduled, days })} {mayMove.plan ? t("asks") : null}
        {refused ? (
          <p role="alert" style={{ margin: "8px 0 0", fontWeight: 600 }}>
            {refused}
          </p>
        ) : null}
        <div style={{ display: "flex", flexWrap: "wrap", gap: 8, marginBlockStart: 8 }}>
          {mayMove.plan ? (
            <Button
              size="small"
              variant="outlined"
              disabled={isPending}
              onClick={() => void resolveDifference(movePlan(subject, difference), t("movedPlan", { date: scheduled }))}
            >
              {t("movePlan", { date: scheduled })}
            </Button>
          ) : null}
          {mayMove.schedule ? (
            <Button
              size="small"
              variant="outlined"
              disabled={isPending}
              onClick={() =>
                void resolveDifference(moveSchedule(subject, difference), t("movedSchedule", { date: planned }))
              }
            >
              {t("moveSchedule", { date: planned })}
            </Button>
          ) : null}
        </div>
      </Alert>
    );
  });
}
