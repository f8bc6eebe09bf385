"use client";

import { useTranslations } from "next-intl";
import { usePeriodForm } from "@/components/features/manning/candidates/use-period-form";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import { datesForm } from "@/lib/features/manning/proposals/schema";

/** Manage the form that changes an assignment's dates. D2 §4, §8 */
export function useChangeDatesForm(row: SeatRow, slot: SlotView, onClose: () => void) {
  const t = useTranslations("candidates.dialog.dates");
  const { vesselId, vesselCrewId, jobPositionId } = row;
  const { crewId, startDate, endDate, version } = slot;
  const form = usePeriodForm({
    assignmentKeys: {
      vesselId,
      vesselCrewId,
      crewId,
      jobPositionId,
      assignmentOn: slot.slot,
      version,
      moveSchedule: false,
    },
    period: slot,
    schema: datesForm,
    action: changeAssignmentDatesAction,
    successText: t("done", { name: slot.employeeFullName }),
    failureText: t("failed"),
    onClose,
  });
  return { ...form, isChanged: form.start !== startDate || form.end !== endDate };
}
