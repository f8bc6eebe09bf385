"use client";

import { useTranslations } from "next-intl";
import type { Candidate, WantedSeat } from "@/lib/features/manning/candidates/schema";
import { proposeAssignmentAction, replaceAssignmentAction } from "@/lib/features/manning/proposals/actions";
import { proposalForm } from "@/lib/features/manning/proposals/schema";
import { usePeriodForm } from "./use-period-form";

/** The person removed from the slot in the same step. */
export type ReplacedPerson = { crewId: number; fullName: string };

/** Manage the form that proposes a person for a slot. D2 §4 */
export function useProposeForm(
  seat: WantedSeat,
  { crewId, fullName }: Candidate,
  replaces: ReplacedPerson | null,
  onClose: () => void,
) {
  const t = useTranslations("candidates.dialog");
  const { vesselId, vesselCrewId, jobPositionId, assignmentOn } = seat;
  const form = usePeriodForm({
    assignmentKeys: { vesselId, vesselCrewId, crewId, jobPositionId, assignmentOn },
    period: seat,
    schema: proposalForm,
    action: (values) =>
      replaces
        ? replaceAssignmentAction({ ...values, replacedCrewId: replaces.crewId })
        : proposeAssignmentAction(values),
    successText: replaces
      ? t("doneReplaced", { name: fullName, replaced: replaces.fullName })
      : t("done", { name: fullName }),
    failureText: t("addFailed"),
    onClose,
  });
  const isTaken = form.code === "slot-taken";
  // A slot taken meanwhile cannot be overridden.
  return { ...form, isTaken, isBlocked: isTaken || form.isBlocked };
}
