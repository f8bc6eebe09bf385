"use client";

import { DownloadButton } from "@/components/ui/feedback/download-button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";
import { letterAddress } from "./letter-address";

/** Maximum number of people on one letter. */
const maxLetterRows = 50;

/** Generate one letter for the selected appointments, which share a number. */
export function LettersBar({ label }: { label: string }) {
  const { selected } = useSelection();
  const ids = selected.map(({ id }) => id);
  return (
    <SelectionBar max={maxLetterRows}>
      {ids.length <= maxLetterRows ? (
        <DownloadButton address={letterAddress} body={{ employeePreparationMcuIds: ids }} label={label} />
      ) : null}
    </SelectionBar>
  );
}
