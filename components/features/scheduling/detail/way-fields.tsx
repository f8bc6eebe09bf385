"use client";

import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import type { LookupOption } from "@/lib/features/lookups/schema";
import { OptionField } from "../../preparation/option-field";
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
  const { date, port, noTravel } = namesOf[way];
  return (
    <>
      {way === "onBoard" ? <DetailList details={[{ label: t("position"), value: position, wide: true }]} /> : null}
      <FormDateField {...field} name={date} label={t("date")} required />
      <OptionField {...field} name={port} label={t("location")} kind="port" options={ports} required />
      {mayTravel && schedule.employeeSchedulingStatusId !== 4 ? (
        <FormCheckboxField {...field} name={noTravel} label={t("noTravel")} help={t("noTravelHelp")} />
      ) : null}
    </>
  );
}
