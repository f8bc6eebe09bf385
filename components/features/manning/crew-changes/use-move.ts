"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { useSelection } from "@/components/ui/list/selection/frame";
import { day } from "@/lib/features/manning/check-in.schema";
import { dayOfMove, movesTo, type Move } from "@/lib/features/manning/crew-changes/move.rules";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { acceptanceOf, mustSayWhy, problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import { isDay } from "@/lib/platform/calendar/dates";
import { optionalText, recordId } from "@/lib/platform/validation";
import { movePort, type Port } from "./move-port";

type Values = { day: string; reason: string; portId: string | number };
type Done = { dates: number; port: Port | null };
/** The result of moving one person's dates. */
export type Fate = { isSaved: boolean; problems: OpenProblem[]; message: string | null };
type Fates = ReadonlyMap<number, Fate>;

const form = z.object({ day, reason: optionalText(500), portId: z.union([z.literal(""), recordId]) });
const softOf = (fate: Fate | undefined) => (fate?.problems ?? []).filter(({ hard }) => !hard);
const isBlocked = (fate: Fate | undefined) => (fate?.problems ?? []).some(({ hard }) => hard);

/** Save one person's dates. Soft problems are accepted once the user has seen them and given a reason. */
async function write(
  vesselId: number,
  { change, person, slot, to }: Move,
  accepted: readonly string[],
  reason: string,
) {
  const { vesselCrewId, jobPositionId } = change;
  return changeAssignmentDatesAction({
    ...{ vesselId, vesselCrewId, jobPositionId, employeeId: person.employeeId, assignmentOn: slot },
    ...{ startAssignmentDate: to.startDate, endAssignmentDate: to.endDate, durationMonths: "" },
    ...{ ...acceptanceOf(accepted), reason, version: person.version },
  }).catch(() => null);
}

/**
 * Move crew changes to another day, person by person. Saved moves stay saved; each refusal is shown beside its person.
 * D2 §4, §8
 */
export function useMove(vesselId: number, chosen: readonly CrewChange[], today: string, onClose: () => void) {
  const t = useTranslations("crew-changes.move");
  const router = useRouter();
  const toast = useToast();
  const { clear } = useSelection();
  // The rows behind the dialog refresh with every saved move. The dialog keeps the original selection.
  const [changes] = useState(chosen);
  const [told, setTold] = useState<{ day: string; fates: Fates }>({ day: "", fates: new Map() });

  const save = async (values: Values) => {
    const known: Fates = told.day === values.day ? told.fates : new Map();
    const fates = new Map(known);
    for (const move of changes.flatMap((change) => movesTo(change, values.day))) {
      const { assignmentId } = move.person;
      const before = fates.get(assignmentId);
      if (before?.isSaved) continue;
      const read = softOf(before).map(({ code }) => code);
      const accepted = values.reason || !mustSayWhy(read) ? read : [];
      const result = await write(vesselId, move, accepted, accepted.length > 0 ? values.reason : "");
      const problems = result && !result.ok ? problemsOf(result.errors) : [];
      const message = result?.ok ? null : !result || result.status >= 500 ? t("failed") : `${result.message}.`;
      fates.set(assignmentId, { isSaved: result?.ok === true, problems, message });
      setTold({ day: values.day, fates: new Map(fates) });
    }
    const refused = [...fates.values()].filter(({ isSaved }) => !isSaved).length;
    const refusedWith = (message: string) => ({
      ok: false as const,
      status: 400,
      code: "refused",
      message,
      errors: [],
    });
    if (refused > 0) return refusedWith(t("refused", { count: refused }));
    const about = { changes, day: values.day, portId: values.portId, failed: t("portFailed") };
    const port = values.portId === "" ? null : await movePort(vesselId, about);
    if (port?.refusal) return refusedWith(t("portRefused", { why: port.refusal.replace(/\.$/, "") }));
    return { ok: true as const, data: { dates: fates.size, port } };
  };
  const tell = ({ dates, port }: Done) => {
    if (dates > 0) toast({ severity: "success", text: t("done", { count: dates }) });
    if (port && port.moved > 0) toast({ severity: "success", text: t("portDone", { count: port.moved }) });
    if (port && port.without > 0) toast({ severity: "warning", text: t("portWithout", { count: port.without }) });
  };
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, Done>({
    schema: form,
    action: save,
    defaultValues: { day: dayOfMove(changes, today), reason: "", portId: "" },
    judge: "onTouched",
    onSuccess: (done) => {
      tell(done);
      clear();
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: () => router.refresh(),
  });
  const [wanted, portId] = useWatch({ control, name: ["day", "portId"] });
  const moves = isDay(wanted) ? changes.flatMap((change) => movesTo(change, wanted)) : [];
  const fates = told.day === wanted ? told.fates : new Map<number, Fate>();
  const open = moves.map(({ person }) => fates.get(person.assignmentId)).filter((fate) => !fate?.isSaved);
  return {
    control,
    submit,
    isPending,
    errorText,
    moves,
    fates,
    message: formState.errors.root && told.day === wanted ? formState.errors.root.message : null,
    wantsReason: open.some((fate) => softOf(fate).length > 0 && !isBlocked(fate)),
    mustSayWhy: open.some((fate) => mustSayWhy(softOf(fate).map(({ code }) => code))),
    maySave: open.some((fate) => !isBlocked(fate)) || (open.length === 0 && portId !== "" && portId !== null),
  };
}
