"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { useWatch } from "react-hook-form";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { checkInCrewAction, checkOutCrewAction } from "@/lib/features/manning/check-in-out/actions";
import {
  checkInOutForm,
  timeOfDayForm,
  offPlan,
  type KeepOption,
  type OffPlanReason,
} from "@/lib/features/manning/check-in-out/schema";
import { isDay } from "@/lib/platform/calendar/dates";
import { problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { requestKeyOf, useCheckInOutPreview } from "./use-check-in-out-preview";

/** Who signs on or off, and from which assignment. */
export type CheckInOutPerson = {
  kind: "checkIn" | "checkOut";
  vesselId: number;
  vesselCrewId: number;
  crewId: number;
  name: string;
  today: string;
  /** Initial day and time where the form asks for both, with a hint on their source. */
  start?: { day: string; time: string; help: string | null };
  /** Callbacks that replace the toast and the closing of the dialog. */
  outcome?: { done: () => void; failed: (message: string) => void };
};
type Values = {
  vesselId: number;
  vesselCrewId: number;
  crewId: number;
  schedule: string;
  /** HH:mm in Jakarta, where the form asks for it. */
  time?: string;
  acceptedCodes: string[];
  reason: string;
  keep: KeepOption;
  offPlanReason: OffPlanReason | "";
};

const actions = { checkIn: checkInCrewAction, checkOut: checkOutCrewAction };

/** Manage the check-in or check-out form with the server's preview or refusal of its day. */
export function useCheckInOutForm(person: CheckInOutPerson, onClose: () => void) {
  const { kind, vesselId, vesselCrewId, crewId, today, start, outcome } = person;
  const t = useTranslations("manning");
  const router = useRouter();
  const toast = useToast();
  const [refused, setRefused] = useState<{ requestKey: string; problems: OpenProblem[] } | null>(null);
  const ids = { vesselId, vesselCrewId, crewId };
  const { control, submit, isPending, errorText, formState, setValue, getValues } = useActionForm<Values, unknown>({
    schema: start ? checkInOutForm.and(timeOfDayForm) : checkInOutForm,
    action: actions[kind],
    defaultValues: {
      ...ids,
      schedule: start?.day ?? today,
      ...(start ? { time: start.time } : {}),
      acceptedCodes: [],
      reason: "",
      keep: "length",
      offPlanReason: "",
    },
    validationMode: "onTouched",
    onSuccess: () => {
      if (outcome) return outcome.done();
      toast({ severity: "success", text: t(`${kind}.done`) });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ errors, message }) => {
      setRefused({ requestKey: requestKeyOf(getValues()), problems: problemsOf(errors) });
      outcome?.failed(message);
    },
  });
  const [schedule, keep, offPlanReason] = useWatch({ control, name: ["schedule", "keep", "offPlanReason"] });
  const { answer, startDate } = useCheckInOutPreview({ kind, ...ids, schedule, keep });
  const isRefused = refused?.requestKey === requestKeyOf({ schedule, keep });
  const refusedProblems = isRefused ? refused.problems : [];
  const problems = refusedProblems.length > 0 ? refusedProblems : (answer?.preview?.problems ?? []);
  const soft = problems.filter((problem) => !problem.hard);
  const isOffPlan = soft.some(({ code }) => code === offPlan);
  const root = formState.errors.root;

  const confirm = (event: FormEvent) => {
    setValue(
      "acceptedCodes",
      soft.map(({ code }) => code),
    );
    void submit(event);
  };
  const isBlocked = problems.some((problem) => problem.hard) || (answer !== null && answer.preview === null);
  return {
    control,
    errorText,
    confirm,
    /** Input of the locked-month notice. */
    boarding: { kind, vesselId, crewId, schedule, today },
    isPending,
    answer,
    /** Initial values, and a shortcut back to today. */
    start: start ?? null,
    isToday: schedule === today,
    chooseToday: () => setValue("schedule", today, { shouldDirty: true, shouldValidate: true }),
    /** Problems in the list. The off-plan distance is shown beside the plan instead. */
    problems: problems.filter(({ code }) => code !== offPlan),
    isBlocked,
    isAsking: answer === null && isDay(schedule),
    /** Allow keeping the last day instead of the length when the assignment starts on another day. */
    mayKeep: kind === "checkIn" && startDate !== null && isDay(schedule) && startDate !== schedule,
    /** Ask for a reason only where a reason is enough. */
    needsReason: soft.length > 0 && !isBlocked,
    /** Ask for an off-plan reason from the list. It is enough when no other problem is open. */
    needsOffPlanReason: isOffPlan && !isBlocked,
    isReasonOptional: isOffPlan && soft.length === 1 && offPlanReason !== "other",
    refusal: root && refusedProblems.length === 0 && isRefused ? root : null,
  };
}

export type CheckInOutForm = ReturnType<typeof useCheckInOutForm>;
