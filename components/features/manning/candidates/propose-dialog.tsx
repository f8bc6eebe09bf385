"use client";

import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Drawer } from "@/components/ui/feedback/drawer";
import type { Candidate, WantedSeat } from "@/lib/features/manning/candidates/schema";
import { CandidateList, type ListPosition } from "./list";
import { ChosenCandidate } from "./chosen-candidate";
import { SeatCostView } from "./seat-cost";
import type { CandidateSlot } from "./use-candidates";
import type { ReplacedPerson } from "./use-propose-form";

type Props = {
  slot: CandidateSlot;
  position: string;
  vesselName: string;
  today: string;
  mayOpenCrew: boolean;
  /** The user may see costs. */
  mayViewCost: boolean;
  /** The person removed from the slot in the same step. */
  replaces?: ReplacedPerson | null;
  onClose: () => void;
};
type Choice = { seat: WantedSeat; candidate: Candidate };

/** Focus the active tab when the dialog opens. */
const focusTab = (drawer: HTMLElement) => drawer.querySelector<HTMLElement>("[role=tab][tabindex='0']")?.focus();

/** Propose a candidate for an empty slot: the tables first, then dates and check of the chosen one. D2 §2, §4 */
export function ProposeDialog({
  slot,
  position,
  vesselName,
  today,
  mayOpenCrew,
  mayViewCost,
  replaces = null,
  onClose,
}: Props) {
  const t = useTranslations("candidates.dialog");
  const titleId = useId();
  const [listPosition, setListPosition] = useState<ListPosition>({
    category: "permanent",
    filterList: "",
    pageNumber: 1,
  });
  const [choice, setChoice] = useState<Choice | null>(null);
  return (
    <Drawer
      open
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusTab } }}
    >
      <DialogTitle id={titleId}>
        {replaces
          ? t("titleReplace", { name: replaces.fullName, position, vessel: vesselName })
          : t(slot.assignmentOn === "Next" ? "title" : "titleAfter", { position, vessel: vesselName })}
      </DialogTitle>
      {mayViewCost ? <SeatCostView slot={slot} /> : null}
      {choice ? (
        <ChosenCandidate
          {...choice}
          today={today}
          mayOpenCrew={mayOpenCrew}
          replaces={replaces}
          onBack={() => setChoice(null)}
          onClose={onClose}
        />
      ) : (
        <CandidateList
          slot={slot}
          listPosition={listPosition}
          onListPosition={setListPosition}
          mayOpenCrew={mayOpenCrew}
          onChoose={(seat, candidate) => setChoice({ seat, candidate })}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}
