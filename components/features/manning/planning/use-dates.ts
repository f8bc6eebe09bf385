"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { durationOf, usePeriod } from "@/components/features/manning/candidates/use-period";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import type { WireSlot } from "@/db/enums/manning";
import { problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import { datesForm } from "@/lib/features/manning/proposals/schema";

type Values = {
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  jobPositionId: number;
  assignmentOn: WireSlot;
  startAssignmentDate: string;
  endAssignmentDate: string;
  durationMonths: string;
  allowOverlapDate: boolean;
  acceptedCodes: string[];
  reason: string;
  version: number;
};
type Refused = { asked: string; problems: OpenProblem[]; message: string };

/** The form of new dates: sent, refused with what stands in the way, and sent again with a reason. D2 §4, §8 */
export function useDates(row: SeatRow, slot: SlotView, onClose: () => void) {
  const t = useTranslations("candidates.dialog.dates");
  const router = useRouter();
  const toast = useToast();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { vesselId, vesselCrewId, jobPositionId } = row;
  const { employeeId, startDate, endDate, version } = slot;

  const change = async (values: Values) => {
    const result = await changeAssignmentDatesAction(values).catch(() => null);
    if (result && (result.ok || result.status < 500)) return result;
    return { ok: false as const, status: 500, code: "failed", message: t("failed"), errors: [] };
  };
  const { control, submit, isPending, errorText, setValue, getValues } = useActionForm<Values, unknown>({
    schema: datesForm,
    action: change,
    defaultValues: {
      ...{ vesselId, vesselCrewId, employeeId, jobPositionId, assignmentOn: slot.slot, version },
      startAssignmentDate: startDate,
      endAssignmentDate: endDate,
      durationMonths: durationOf(startDate, endDate),
      allowOverlapDate: false,
      acceptedCodes: [],
      reason: "",
    },
    judge: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: t("done", { name: slot.employeeFullName }) });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ code, message, errors }) => {
      const { startAssignmentDate, endAssignmentDate } = getValues();
      setRefused({
        asked: `${startAssignmentDate} ${endAssignmentDate}`,
        problems: problemsOf(errors),
        message: code === "failed" ? message : `${message}.`,
      });
    },
  });
  const { start, end } = usePeriod(control, setValue);
  const told = refused?.asked === `${start} ${end}` ? refused : null;
  const problems = told?.problems ?? [];
  const isBlocked = problems.some(({ hard }) => hard);
  const soft = problems.filter(({ hard }) => !hard);
  const confirm = (event: FormEvent) => {
    setValue(
      "acceptedCodes",
      soft.map(({ code }) => code),
    );
    void submit(event);
  };
  return {
    control,
    errorText,
    confirm,
    isPending,
    start,
    end,
    problems,
    isBlocked,
    isChanged: start !== startDate || end !== endDate,
    wantsReason: soft.length > 0 && !isBlocked,
    message: told && problems.length === 0 ? told.message : null,
  };
}
