"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTimeField } from "@/components/ui/form/date-field/time-field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { toleranceDays } from "@/lib/features/scheduling/plan-changes/difference.rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { LookupOption } from "@/lib/features/lookups/schema";
import { OptionField } from "../../preparation/option-field";
import { styles } from "./styles";
import { namesOf, type ScheduleValues, type WayName } from "./form-values";

type Props = {
  way: WayName;
  schedule: ScheduleDetail;
  ports: readonly LookupOption[];
  position: string;
  mayTravel: boolean;
  control: Control<ScheduleValues>;
  errorText: ErrorText;
};

/** Show the planned and entered dates when they differ by more than a week. */
function PlanDifferenceNote({ way, schedule, control }: Pick<Props, "way" | "schedule" | "control">) {
  const t = useTranslations("scheduling.differs");
  const language = useLocale();
  const enteredDate = useWatch({ control, name: namesOf[way].date });
  const { assignmentStartDate, assignmentEndDate, scheduledOnBoardDate, scheduledOffBoardDate } = schedule;
  const planned = way === "onBoard" ? assignmentStartDate : assignmentEndDate;
  const stored = way === "onBoard" ? scheduledOnBoardDate : scheduledOffBoardDate;
  if (typeof enteredDate !== "string" || !isDay(enteredDate) || enteredDate === stored) return null;
  const days = Math.abs(daysBetween(planned, enteredDate));
  return days > toleranceDays ? (
    <Alert severity="warning" role="status">
      {t("typed", { days, planned: formatDate(planned, language) })}
    </Alert>
  ) : null;
}

/** Edit date, port and travel need of the current way. Document 3 §2 */
export function TravelLegFields({ way, schedule, ports, position, mayTravel, ...field }: Props) {
  const t = useTranslations("schedule-details.ways");
  const { date, time, port, agentName, agentPhone, noTravel } = namesOf[way];
  return (
    <>
      {way === "onBoard" ? <DetailList details={[{ label: t("position"), value: position, wide: true }]} /> : null}
      <div className={styles.pair}>
        <FormDateField {...field} name={date} label={t("date")} required />
        <FormTimeField {...field} name={time} label={t("time")} help={t("timeHelp")} />
      </div>
      <PlanDifferenceNote way={way} schedule={schedule} control={field.control} />
      <OptionField {...field} name={port} label={t("location")} kind="port" options={ports} required />
      <FormTextField {...field} name={agentName} label={t("agentName")} maxLength={100} />
      <FormTextField {...field} name={agentPhone} label={t("agentPhone")} maxLength={40} inputMode="tel" />
      {mayTravel && schedule.employeeSchedulingStatusId !== 4 ? (
        <FormCheckboxField {...field} name={noTravel} label={t("noTravel")} help={t("noTravelHelp")} />
      ) : null}
    </>
  );
}
