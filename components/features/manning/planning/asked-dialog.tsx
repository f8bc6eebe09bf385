"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import { linkKeys } from "@/lib/access/review-link";
import type { Side } from "./address";
import { dialogKeys, type Asked } from "@/lib/features/manning/planning/asked.rules";

const ProposeDialog = lazyDialog(() => import("../candidates/propose-dialog").then((module) => module.ProposeDialog));
const SlotDialog = lazyDialog(() => import("./slot-dialog").then((module) => module.SlotDialog));
const RemoveAssignment = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveAssignment));
const RemoveSeat = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveSeat));

type Props = {
  asked: Asked;
  vesselName: string;
  principal: string | null;
  today: string;
  mayWrite: boolean;
  extendsAt: Side | null;
  mayOpenCrew: boolean;
  seesCost: boolean;
  /** This side of manning answers for the principal. */
  answers: boolean;
};

/** Open the dialog named in the address. Invalid values are removed from the address. product 5.8 */
export function AskedDialog({
  asked,
  vesselName,
  principal,
  today,
  mayWrite,
  extendsAt,
  mayOpenCrew,
  seesCost,
  answers,
}: Props) {
  const isIndonesian = useLocale() === "id";
  const { isClosed, onClose } = useAddressDialog([...dialogKeys, ...linkKeys]);
  const isBroken = asked.kind === "broken";
  useEffect(() => {
    if (isBroken) onClose();
    // Run once per invalid address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBroken]);
  if (isClosed || asked.kind === "none" || asked.kind === "broken") return null;
  if (asked.kind === "remove-seat") return <RemoveSeat seat={asked.row} vesselName={vesselName} onClose={onClose} />;
  if (asked.kind === "propose" || asked.kind === "replace") {
    const { vesselId, vesselCrewId, jobPositionName, jobPositionNameId } = asked.row;
    const wanted = asked.kind === "propose" ? asked.slot : asked.slot.slot;
    const assignmentOn = wanted === "NextButOne" ? wanted : "Next";
    return (
      <ProposeDialog
        slot={{ vesselId, vesselCrewId, assignmentOn }}
        position={isIndonesian ? jobPositionNameId : jobPositionName}
        vesselName={vesselName}
        today={today}
        mayOpenCrew={mayOpenCrew}
        seesCost={seesCost}
        replaces={
          asked.kind === "replace" ? { employeeId: asked.slot.employeeId, fullName: asked.slot.employeeFullName } : null
        }
        onClose={onClose}
      />
    );
  }
  const { row, slot } = asked;
  return asked.kind === "remove" ? (
    <RemoveAssignment seat={row} slot={slot} vesselName={vesselName} onClose={onClose} />
  ) : (
    <SlotDialog
      row={row}
      slot={slot}
      vesselName={vesselName}
      principal={principal}
      today={today}
      mayWrite={mayWrite}
      extendsAt={extendsAt}
      mayOpenCrew={mayOpenCrew}
      answers={answers}
      onClose={onClose}
    />
  );
}
