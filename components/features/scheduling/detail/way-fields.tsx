"use client";

import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTimeField } from "@/components/ui/form/date-field/time-field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import type { LookupOption } from "@/lib/features/lookups/schema";
import { OptionField } from "../../preparation/option-field";
import { styles } from "./styles";
import { namesOf, type ScheduleValues, type WayName } from "./values";

type Props = {
  way: WayName;
  schedule: ScheduleDetail;
  ports: readonly LookupOption[];
  position: string;
  mayTravel: boolean;
  control: Control<ScheduleValues>;
  errorText: ErrorText;
};

/** Day, port and whether travel is needed, of the way a schedule is on. Document 3 §2 */
export function WayFields({ way, schedule, ports, position, mayTravel, ...field }: Props) {
  const t = useTranslations("schedule-details.ways");
  const { date, time, port, agentName, agentPhone, noTravel } = namesOf[way];
  return (
    <>
      {way === "onBoard" ? <DetailList details={[{ label: t("position"), value: position, wide: true }]} /> : null}
      <div className={styles.pair}>
        <FormDateField {...field} name={date} label={t("date")} required />
        <FormTimeField {...field} name={time} label={t("time")} help={t("timeHelp")} />
      </div>
      <OptionField {...field} name={port} label={t("location")} kind="port" options={ports} required />
      <FormTextField {...field} name={agentName} label={t("agentName")} maxLength={100} />
      <FormTextField {...field} name={agentPhone} label={t("agentPhone")} maxLength={40} inputMode="tel" />
      {mayTravel && schedule.employeeSchedulingStatusId !== 4 ? (
        <FormCheckboxField {...field} name={noTravel} label={t("noTravel")} help={t("noTravelHelp")} />
      ) : null}
    </>
  );
}
