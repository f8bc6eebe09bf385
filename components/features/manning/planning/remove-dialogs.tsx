"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { removeSeatAction } from "@/lib/features/manning/planning/actions";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { removeAssignmentAction } from "@/lib/features/manning/proposals/actions";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { ActionResult } from "@/lib/platform/transport/action-result";

/** The seat, and the person removed from it. */
export type RemovedSeat = Pick<
  SeatRow,
  "vesselId" | "vesselCrewId" | "jobPositionId" | "jobPositionName" | "jobPositionNameId"
>;
export type RemovedSlot = Pick<SlotView, "crewId" | "employeeFullName" | "slot" | "startDate" | "endDate">;
type Props = { seat: RemovedSeat; vesselName: string; onClose: () => void };
type Deletion = {
  call: () => Promise<ActionResult<unknown>>;
  successText: string;
  failureText: string;
  onClose: () => void;
};

/** Run a deletion and show its result. A rule's refusal is shown in full; other failures get a general text. D2 §8 */
function useDeletion({ call, successText, failureText, onClose }: Deletion) {
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const run = () =>
    startTransition(async () => {
      const result = await call().catch(() => null);
      if (!result?.ok) return setFailure(result && result.status < 500 ? `${result.message}.` : failureText);
      toast({ severity: "success", text: successText });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    });
  return { failure, isPending, run };
}

function Failure({ text }: { text: string }) {
  return text ? (
    <Alert severity="error" space="above-16">
      {text}
    </Alert>
  ) : null;
}

/** Remove a person from Next or NextButOne. D2 §4 */
export function RemoveAssignment({ seat, slot, vesselName, onClose }: Props & { slot: RemovedSlot }) {
  const t = useTranslations();
  const language = useLocale();
  const { vesselId, vesselCrewId, jobPositionId } = seat;
  const { crewId, employeeFullName: name } = slot;
  const { failure, isPending, run } = useDeletion({
    call: () =>
      removeAssignmentAction({
        vesselId,
        vesselCrewId,
        crewId,
        jobPositionId,
        assignmentOn: slot.slot,
        acceptedCodes: [],
        reason: null,
      }),
    successText: t("planning.assignment.deleted", { name }),
    failureText: t("planning.assignment.deleteFailed"),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t("planning.assignment.deleteTitle", { name, slot: t(`manning.slots.${slot.slot}`) })}
      confirmLabel={t("planning.assignment.confirmDelete")}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={run}
      onCancel={onClose}
    >
      {t("planning.assignment.deleteText", {
        name,
        position: inLanguage(language, { en: seat.jobPositionName, id: seat.jobPositionNameId }),
        vessel: vesselName,
        from: formatDate(slot.startDate, language),
        to: formatDate(slot.endDate, language),
      })}
      <Failure text={failure} />
    </ConfirmDialog>
  );
}

/** Remove an empty seat from the vessel's crew. D2 §4 */
export function RemoveSeat({ seat, vesselName, onClose }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { vesselId, vesselCrewId } = seat;
  const { failure, isPending, run } = useDeletion({
    call: () => removeSeatAction({ vesselId, vesselCrewId }),
    successText: t("manning.seats.removed"),
    failureText: t("manning.seats.removeFailed"),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t("planning.seat.deleteTitle", {
        position: inLanguage(locale, { en: seat.jobPositionName, id: seat.jobPositionNameId }),
      })}
      confirmLabel={t("planning.assignment.confirmDelete")}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={run}
      onCancel={onClose}
    >
      {t("planning.seat.deleteText", { vessel: vesselName })}
      <Failure text={failure} />
    </ConfirmDialog>
  );
}
