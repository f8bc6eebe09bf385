"use client";

import { DownloadButton } from "@/components/ui/feedback/download-button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";
import { letterAddress } from "./letter-address";

/** As many as one letter holds. */
const most = 50;

/** One letter for the chosen appointments, which have one number. */
export function LettersBar({ label }: { label: string }) {
  const { chosen } = useSelection();
  const ids = chosen.map(({ id }) => id);
  return (
    <SelectionBar most={most}>
      {ids.length <= most ? (
        <DownloadButton address={letterAddress} body={{ employeePreparationMcuIds: ids }} label={label} />
      ) : null}
    </SelectionBar>
  );
}
