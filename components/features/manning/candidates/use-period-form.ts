"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import type { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { ApiSlot } from "@/db/enums/manning";
import { acceptanceOf, requiresReason, problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import { durationOf, usePeriod } from "./use-period";

type AssignmentKeys = {
  vesselId: number;
  vesselCrewId: number;
  crewId: number;
  jobPositionId: number;
  assignmentOn: ApiSlot;
  /** Version of the plan that is changed. */
  version?: number;
  /** Also move schedule days that were entered by hand. */
  moveSchedule?: boolean;
};
type Values = AssignmentKeys & {
  startAssignmentDate: string;
  endAssignmentDate: string;
  durationMonths: string;
  allowOverlapDate: boolean;
  acceptedCodes: string[];
  reason: string;
};
type PeriodFormOptions = {
  assignmentKeys: AssignmentKeys;
  period: { startDate: string; endDate: string };
  schema: z.ZodType;
  action: (values: Values) => Promise<ActionResult<unknown>>;
  successText: string;
  /** Text of a failure without a message. */
  failureText: string;
  onClose: () => void;
};
type Refused = { requestKey: string; code: string; problems: OpenProblem[]; message: string };

/**
 * Manage the period form of an assignment. A refusal lists its problems and the form is sent again with a reason. D2
 * §4, §8
 */
export function usePeriodForm({
  assignmentKeys,
  period,
  schema,
  action,
  successText,
  failureText,
  onClose,
}: PeriodFormOptions) {
  const router = useRouter();
  const toast = useToast();
  const [refused, setRefused] = useState<Refused | null>(null);
  const send = async (values: Values) => {
    const result = await action(values).catch(() => null);
    if (result && (result.ok || result.status < 500)) return result;
    return { ok: false as const, status: 500, code: "failed", message: failureText, errors: [] };
  };
  const { control, submit, isPending, errorText, setValue, getValues } = useActionForm<Values, unknown>({
    schema,
    action: send,
    defaultValues: {
      ...assignmentKeys,
      startAssignmentDate: period.startDate,
      endAssignmentDate: period.endDate,
      durationMonths: durationOf(period.startDate, period.endDate),
      allowOverlapDate: false,
      acceptedCodes: [],
      reason: "",
    },
    validationMode: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: successText });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ code, message, errors }) => {
      const { startAssignmentDate, endAssignmentDate } = getValues();
      setRefused({
        requestKey: `${startAssignmentDate} ${endAssignmentDate}`,
        code,
        problems: problemsOf(errors),
        message: code === "failed" ? message : `${message}.`,
      });
    },
  });
  const { start, end } = usePeriod(control, setValue);
  const currentRefusal = refused?.requestKey === `${start} ${end}` ? refused : null;
  const problems = currentRefusal?.problems ?? [];
  const isBlocked = problems.some(({ hard }) => hard);
  const soft = problems.filter(({ hard }) => !hard);
  const confirm = (event: FormEvent) => {
    const codes = soft.map(({ code }) => code);
    const { acceptedCodes, allowOverlapDate } = acceptanceOf(codes);
    setValue("acceptedCodes", acceptedCodes);
    setValue("allowOverlapDate", allowOverlapDate);
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
    /** The refusal code; null once the dates have changed. */
    code: currentRefusal?.code ?? null,
    /** At least one problem cannot be overridden. */
    isBlocked,
    needsReason: soft.length > 0 && !isBlocked,
    requiresReason: requiresReason(soft.map(({ code }) => code)),
    message: currentRefusal && problems.length === 0 ? currentRefusal.message : null,
  };
}
