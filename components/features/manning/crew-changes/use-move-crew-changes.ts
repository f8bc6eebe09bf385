"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { useSelection } from "@/components/ui/list/selection/frame";
import { day } from "@/lib/features/manning/check-in-out/schema";
import { dayOfMove, movesOnDay, type DateMove } from "@/lib/features/manning/crew-changes/move-dates.rules";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { acceptanceOf, requiresReason, problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import { isDay } from "@/lib/platform/calendar/dates";
import { optionalText, recordId } from "@/lib/platform/validation";
import { movePort, type PortResult } from "./move-port";

type Values = { day: string; reason: string; portId: string | number };
type SavedCounts = { dates: number; port: PortResult | null };
/** The result of moving one person's dates. */
export type MoveResult = { isSaved: boolean; problems: OpenProblem[]; message: string | null };
type MoveResults = ReadonlyMap<number, MoveResult>;

const form = z.object({ day, reason: optionalText(500), portId: z.union([z.literal(""), recordId]) });
const softProblemsOf = (moveResult: MoveResult | undefined) => (moveResult?.problems ?? []).filter(({ hard }) => !hard);
const hasHardProblem = (moveResult: MoveResult | undefined) => (moveResult?.problems ?? []).some(({ hard }) => hard);

/** Save one person's dates. Soft problems are accepted once the user has seen them and given a reason. */
async function saveDates(
  vesselId: number,
  { change, person, slot, to }: DateMove,
  accepted: readonly string[],
  reason: string,
) {
  const { vesselCrewId, jobPositionId } = change;
  return changeAssignmentDatesAction({
    vesselId,
    vesselCrewId,
    jobPositionId,
    crewId: person.crewId,
    assignmentOn: slot,
    startAssignmentDate: to.startDate,
    endAssignmentDate: to.endDate,
    durationMonths: "",
    ...acceptanceOf(accepted),
    reason,
    version: person.version,
  }).catch(() => null);
}

/**
 * Move crew changes to another day, person by person. Saved moves stay saved; each refusal is shown beside its person.
 * D2 §4, §8
 */
export function useMoveCrewChanges(
  vesselId: number,
  chosen: readonly CrewChange[],
  today: string,
  onClose: () => void,
) {
  const t = useTranslations("crew-changes.move");
  const router = useRouter();
  const toast = useToast();
  const { clear } = useSelection();
  // The rows behind the dialog refresh with every saved move. The dialog keeps the original selection.
  const [changes] = useState(chosen);
  const [lastResults, setLastResults] = useState<{ day: string; moveResults: MoveResults }>({
    day: "",
    moveResults: new Map(),
  });

  const save = async (values: Values) => {
    const previousResults: MoveResults = lastResults.day === values.day ? lastResults.moveResults : new Map();
    const moveResults = new Map(previousResults);
    for (const move of changes.flatMap((change) => movesOnDay(change, values.day))) {
      const { assignmentId } = move.person;
      const before = moveResults.get(assignmentId);
      if (before?.isSaved) continue;
      const read = softProblemsOf(before).map(({ code }) => code);
      const accepted = values.reason || !requiresReason(read) ? read : [];
      const result = await saveDates(vesselId, move, accepted, accepted.length > 0 ? values.reason : "");
      const problems = result && !result.ok ? problemsOf(result.errors) : [];
      const message = result?.ok ? null : !result || result.status >= 500 ? t("failed") : `${result.message}.`;
      moveResults.set(assignmentId, { isSaved: result?.ok === true, problems, message });
      setLastResults({ day: values.day, moveResults: new Map(moveResults) });
    }
    const refused = [...moveResults.values()].filter(({ isSaved }) => !isSaved).length;
    const refusedWith = (message: string) => ({
      ok: false as const,
      status: 400,
      code: "refused",
      message,
      errors: [],
    });
    if (refused > 0) return refusedWith(t("refused", { count: refused }));
    const portChange = { changes, day: values.day, portId: values.portId, failed: t("portFailed") };
    const port = values.portId === "" ? null : await movePort(vesselId, portChange);
    if (port?.refusal) return refusedWith(t("portRefused", { why: port.refusal.replace(/\.$/, "") }));
    return { ok: true as const, data: { dates: moveResults.size, port } };
  };
  const toastSaved = ({ dates, port }: SavedCounts) => {
    if (dates > 0) toast({ severity: "success", text: t("done", { count: dates }) });
    if (port && port.moved > 0) toast({ severity: "success", text: t("portDone", { count: port.moved }) });
    if (port && port.without > 0) toast({ severity: "warning", text: t("portWithout", { count: port.without }) });
  };
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, SavedCounts>({
    schema: form,
    action: save,
    defaultValues: { day: dayOfMove(changes, today), reason: "", portId: "" },
    validationMode: "onTouched",
    onSuccess: (done) => {
      toastSaved(done);
      clear();
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: () => router.refresh(),
  });
  const [chosenDay, portId] = useWatch({ control, name: ["day", "portId"] });
  const moves = isDay(chosenDay) ? changes.flatMap((change) => movesOnDay(change, chosenDay)) : [];
  const moveResults = lastResults.day === chosenDay ? lastResults.moveResults : new Map<number, MoveResult>();
  const open = moves
    .map(({ person }) => moveResults.get(person.assignmentId))
    .filter((moveResult) => !moveResult?.isSaved);
  return {
    control,
    submit,
    isPending,
    errorText,
    moves,
    fates: moveResults,
    message: formState.errors.root && lastResults.day === chosenDay ? formState.errors.root.message : null,
    needsReason: open.some((moveResult) => softProblemsOf(moveResult).length > 0 && !hasHardProblem(moveResult)),
    requiresReason: open.some((moveResult) => requiresReason(softProblemsOf(moveResult).map(({ code }) => code))),
    maySave:
      open.some((moveResult) => !hasHardProblem(moveResult)) || (open.length === 0 && portId !== "" && portId !== null),
  };
}
