"use client";

import { useTranslations, useLocale } from "next-intl";
import { PlanChangeDialog } from "@/components/features/manning/check-in-out/plan-change-dialog";
import { ProblemList } from "@/components/features/manning/check-in-out/problem-list";
import { ReasonField } from "@/components/features/manning/check-in-out/reason-field";
import { PeriodFields } from "@/components/features/manning/candidates/period-fields";
import { Alert } from "@/components/ui/feedback/alert";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { dateMove } from "@/lib/features/manning/proposals.rules";
import { differencesAfter } from "@/lib/features/scheduling/plan-changes/difference.rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { useChangeDatesForm } from "./use-change-dates-form";

type Props = { row: SeatRow; slot: SlotView; principal: string | null; today: string; onClose: () => void };

/** Change the dates of an assignment, with the consequences shown first. D2 §5, product 5.2 */
export function ChangeDatesDialog({ row, slot, principal, today, onClose }: Props) {
  const t = useTranslations();
  const dates = useChangeDatesForm(row, slot, onClose);
  return (
    <PlanChangeDialog
      title={t("candidates.dialog.dates.title", { name: slot.employeeFullName })}
      save={dates.isBlocked ? null : { label: t("candidates.dialog.dates.save"), isOffered: dates.isChanged }}
      isPending={dates.isPending}
      onSubmit={dates.confirm}
      onClose={onClose}
    >
      <DatesConsequence slot={slot} principal={principal} start={dates.start} end={dates.end} />
      <PeriodFields
        control={dates.control}
        errorText={dates.errorText}
        today={today}
        isStartFixed={slot.slot === "Current"}
      />
      <ScheduleMove
        slot={slot}
        start={dates.start}
        end={dates.end}
        control={dates.control}
        errorText={dates.errorText}
      />
      <div role="status">
        {dates.message ? <Alert severity="error">{dates.message}</Alert> : null}
        <ProblemList problems={dates.problems} />
      </div>
      {dates.needsReason ? (
        <ReasonField control={dates.control} errorText={dates.errorText} mayBeEmpty={!dates.requiresReason} />
      ) : null}
    </PlanChangeDialog>
  );
}

type ScheduleMoveProps = { slot: SlotView; start: string; end: string } & Pick<
  ReturnType<typeof useChangeDatesForm>,
  "control" | "errorText"
>;

/** Show schedule dates more than a week off the new dates, with a checkbox to move them too. */
function ScheduleMove({ slot, start, end, control, errorText }: ScheduleMoveProps) {
  const t = useTranslations("scheduling.differs");
  const language = useLocale();
  if (!isDay(start) || !isDay(end)) return null;
  const plan = { startDate: slot.startDate, endDate: slot.endDate, checkedInOn: slot.onBoard };
  const newPeriod = { startDate: start, endDate: end };
  const differences = slot.schedule ? differencesAfter({ ...slot.schedule, cancelledAt: null }, plan, newPeriod) : [];
  if (differences.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {differences.map(({ way, planned, scheduled, days }) => (
        <p key={way} style={{ margin: 0 }}>
          {t(way, { days, planned: formatDate(planned, language), scheduled: formatDate(scheduled, language) })}
        </p>
      ))}
      {slot.mayMoveSchedule ? (
        <FormCheckboxField control={control} errorText={errorText} name="moveSchedule" label={t("too")} />
      ) : null}
    </Alert>
  );
}

/** Show which approvals the new dates require, before saving. */
function DatesConsequence({
  slot,
  principal,
  start,
  end,
}: {
  slot: SlotView;
  principal: string | null;
  start: string;
  end: string;
}) {
  const t = useTranslations("candidates.dialog.dates");
  const planning = useTranslations("planning.assignment");
  const language = useLocale();
  const wanted = { startDate: start, endDate: end };
  const move = isDay(start) && isDay(end) ? dateMove(slot, wanted) : null;
  const name = principal ?? planning("principalAnswer");
  const isRejected = slot.principalStatus === "Rejected";
  return (
    <div aria-live="polite">
      {slot.slot === "Current" ? (
        <p style={{ margin: "0 0 8px" }}>{t("onBoard", { date: formatDate(slot.startDate, language) })}</p>
      ) : null}
      {!move?.endsLinks ? <p style={{ margin: 0 }}>{t("within")}</p> : null}
      {move?.asksAgain ? (
        <Alert severity="warning" role="note">
          {isRejected ? t("asksRejected", { principal: name }) : t("asksAgain", { days: move.days, principal: name })}
        </Alert>
      ) : move?.endsLinks ? (
        <Alert severity="warning" role="note">
          {t("endsLinks", { days: move.days })}
        </Alert>
      ) : null}
    </div>
  );
}
