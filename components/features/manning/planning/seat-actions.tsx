"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu } from "@/components/ui/list/row-menu";
import { proposeAddress } from "./address";
import type { RemovedSeat, RemovedSlot } from "./remove-dialogs";

const RemoveAssignment = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveAssignment));
const RemoveSeat = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveSeat));

/** Only fields that are displayed or submitted: rows are serialised into the page. */
type Props = {
  seat: RemovedSeat;
  removable: RemovedSlot[];
  vesselName: string;
  position: string;
  mayAddNextButOne: boolean;
  mayRemoveSeat: boolean;
};

/** Offer to remove people from a seat, or the seat itself. */
export function SeatActions({ seat, removable, vesselName, position, mayAddNextButOne, mayRemoveSeat }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [openDialog, setOpenDialog] = useState<RemovedSlot | "seat" | null>(null);
  const choices = [
    ...(mayAddNextButOne
      ? [
          {
            label: t("candidates.dialog.proposeFor", { slot: t("manning.slots.NextButOne") }),
            choose: () =>
              router.push(proposeAddress(seat.vesselId, seat.vesselCrewId, "NextButOne"), { scroll: false }),
          },
        ]
      : []),
    ...removable.map((slot) => ({
      label: t("planning.assignment.delete", { slot: t(`manning.slots.${slot.slot}`) }),
      danger: true,
      choose: () => setOpenDialog(slot),
    })),
    ...(mayRemoveSeat ? [{ label: t("planning.seat.delete"), danger: true, choose: () => setOpenDialog("seat") }] : []),
  ];
  const onClose = () => setOpenDialog(null);
  return (
    <>
      <RowMenu
        label={t("planning.crew.moreOf", { position })}
        choices={choices}
        preload={RemoveAssignment.preloadProps.onFocus}
      />
      {openDialog === "seat" ? <RemoveSeat seat={seat} vesselName={vesselName} onClose={onClose} /> : null}
      {openDialog && openDialog !== "seat" ? (
        <RemoveAssignment seat={seat} slot={openDialog} vesselName={vesselName} onClose={onClose} />
      ) : null}
    </>
  );
}
