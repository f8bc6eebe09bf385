"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import { linkKeys } from "@/lib/access/review-link";
import type { ManningSide } from "./address";
import { dialogKeys, type DialogRequest } from "@/lib/features/manning/planning/dialog-request.rules";
import type { PlanContact } from "@/lib/features/manning/contacts/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";

const ProposeDialog = lazyDialog(() => import("../candidates/propose-dialog").then((module) => module.ProposeDialog));
const SlotDialog = lazyDialog(() => import("./assignment-dialog").then((module) => module.AssignmentDialog));
const RemoveAssignment = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveAssignment));
const RemoveSeat = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveSeat));

type Props = {
  request: DialogRequest;
  vesselName: string;
  principal: string | null;
  today: string;
  mayWrite: boolean;
  extensionSide: ManningSide | null;
  mayOpenCrew: boolean;
  mayViewCost: boolean;
  /** This side of manning answers for the principal. */
  mayAnswer: boolean;
  /** Whom to remind or call about the person shown. */
  contact: PlanContact | null;
};

/** Open the dialog named in the address. Invalid values are removed from the address. product 5.8 */
export function RequestedDialog({
  request,
  vesselName,
  principal,
  today,
  mayWrite,
  extensionSide,
  mayOpenCrew,
  mayViewCost,
  mayAnswer,
  contact,
}: Props) {
  const locale = useLocale();
  const { isClosed, onClose } = useAddressDialog([...dialogKeys, ...linkKeys]);
  const isBroken = request.kind === "broken";
  useEffect(() => {
    if (isBroken) onClose();
    // Run once per invalid address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBroken]);
  if (isClosed || request.kind === "none" || request.kind === "broken") return null;
  if (request.kind === "remove-seat")
    return <RemoveSeat seat={request.row} vesselName={vesselName} onClose={onClose} />;
  if (request.kind === "propose" || request.kind === "replace") {
    const { vesselId, vesselCrewId, jobPositionName, jobPositionNameId } = request.row;
    const slotName = request.kind === "propose" ? request.slot : request.slot.slot;
    const assignmentOn = slotName === "NextButOne" ? slotName : "Next";
    return (
      <ProposeDialog
        slot={{ vesselId, vesselCrewId, assignmentOn }}
        position={inLanguage(locale, { en: jobPositionName, id: jobPositionNameId })}
        vesselName={vesselName}
        today={today}
        mayOpenCrew={mayOpenCrew}
        mayViewCost={mayViewCost}
        replaces={
          request.kind === "replace" ? { crewId: request.slot.crewId, fullName: request.slot.employeeFullName } : null
        }
        onClose={onClose}
      />
    );
  }
  const { row, slot } = request;
  return request.kind === "remove" ? (
    <RemoveAssignment seat={row} slot={slot} vesselName={vesselName} onClose={onClose} />
  ) : (
    <SlotDialog
      row={row}
      slot={slot}
      vesselName={vesselName}
      principal={principal}
      today={today}
      mayWrite={mayWrite}
      extensionSide={extensionSide}
      mayOpenCrew={mayOpenCrew}
      mayAnswer={mayAnswer}
      contact={contact}
      onClose={onClose}
    />
  );
}
