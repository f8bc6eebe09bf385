"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu } from "@/components/ui/list/row-menu";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { proposeAddress } from "./address";

const RemoveAssignment = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveAssignment));
const RemoveSeat = lazyDialog(() => import("./remove-dialogs").then((module) => module.RemoveSeat));

type Props = { row: SeatRow; vessel: { vesselName: string }; position: string; mayRemoveSeat: boolean };

/** What can be taken out of a seat, and the seat itself. */
export function SeatActions({ row, vessel: { vesselName }, position, mayRemoveSeat }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [asked, setAsked] = useState<SlotView | "seat" | null>(null);
  const removable = [row.slots.Next, row.slots.NextButOne].flatMap((slot) => (slot?.mayRemove ? [slot] : []));
  const choices = [
    ...(row.mayAddNextButOne
      ? [
          {
            label: t("candidates.dialog.proposeFor", { slot: t("manning.slots.NextButOne") }),
            choose: () => router.push(proposeAddress(row.vesselId, row.vesselCrewId, "NextButOne"), { scroll: false }),
          },
        ]
      : []),
    ...removable.map((slot) => ({
      label: t("planning.assignment.delete", { slot: t(`manning.slots.${slot.slot}`) }),
      danger: true,
      choose: () => setAsked(slot),
    })),
    ...(mayRemoveSeat ? [{ label: t("planning.seat.delete"), danger: true, choose: () => setAsked("seat") }] : []),
  ];
  const onClose = () => setAsked(null);
  return (
    <>
      <RowMenu label={t("planning.crew.moreOf", { position })} choices={choices} warm={RemoveAssignment.warm.onFocus} />
      {asked === "seat" ? <RemoveSeat row={row} vesselName={vesselName} onClose={onClose} /> : null}
      {asked && asked !== "seat" ? (
        <RemoveAssignment row={row} slot={asked} vesselName={vesselName} onClose={onClose} />
      ) : null}
    </>
  );
}
