"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { Candidate, WantedSeat } from "@/lib/features/manning/candidates/schema";
import { problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { proposeAssignmentAction } from "@/lib/features/manning/proposals/actions";
import { proposalForm } from "@/lib/features/manning/proposals/schema";
import { durationOf, usePeriod } from "./use-period";

type Values = {
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  jobPositionId: number;
  assignmentOn: "Next" | "NextButOne";
  startAssignmentDate: string;
  endAssignmentDate: string;
  durationMonths: string;
  allowOverlapDate: boolean;
  acceptedCodes: string[];
  reason: string;
};
/** What the last attempt met: rules, or who was faster. */
type Refused = { asked: string; status: "taken" | "refused"; problems: OpenProblem[]; message: string };

const overlap = "overlap";

/** The form that proposes one person for one slot: sent, refused with what stands in the way, and sent again with a reason. D2 §4 */
export function useProposal(seat: WantedSeat, { employeeId, fullName }: Candidate, onClose: () => void) {
  const t = useTranslations("candidates.dialog");
  const router = useRouter();
  const toast = useToast();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { vesselId, vesselCrewId, jobPositionId, assignmentOn, startDate, endDate } = seat;

  const propose = async (values: Values) => {
    const result = await proposeAssignmentAction(values).catch(() => null);
    if (result && (result.ok || result.status < 500)) return result;
    return { ok: false as const, status: 500, code: "failed", message: t("addFailed"), errors: [] };
  };
  const { control, submit, isPending, errorText, setValue, getValues } = useActionForm<Values, unknown>({
    schema: proposalForm,
    action: propose,
    defaultValues: {
      ...{ vesselId, vesselCrewId, employeeId, jobPositionId, assignmentOn },
      startAssignmentDate: startDate,
      endAssignmentDate: endDate,
      durationMonths: durationOf(startDate, endDate),
      allowOverlapDate: false,
      acceptedCodes: [],
      reason: "",
    },
    judge: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: t("done", { name: fullName }) });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ code, message, errors }) => {
      const { startAssignmentDate, endAssignmentDate } = getValues();
      setRefused({
        asked: `${startAssignmentDate} ${endAssignmentDate}`,
        status: code === "slot-taken" ? "taken" : "refused",
        problems: problemsOf(errors),
        message: code === "failed" ? message : `${message}.`,
      });
    },
  });
  const { start, end } = usePeriod(control, setValue);
  const told = refused?.asked === `${start} ${end}` ? refused : null;
  const problems = told?.problems ?? [];
  const soft = problems.filter(({ hard }) => !hard);
  const isTaken = told?.status === "taken";

  const confirm = (event: FormEvent) => {
    setValue(
      "acceptedCodes",
      soft.map(({ code }) => code),
    );
    setValue(
      "allowOverlapDate",
      soft.some(({ code }) => code === overlap),
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
    /** No reason lifts it, or somebody else was faster. */
    isBlocked: isTaken || problems.some(({ hard }) => hard),
    isTaken,
    wantsReason: soft.length > 0 && !problems.some(({ hard }) => hard),
    message: told && problems.length === 0 ? told.message : null,
  };
}
