"use client";

import { DownloadButton } from "@/components/ui/feedback/download-button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";

/** The maximum number of selected people in an export. */
const maxRows = 500;

/** Show the export of selected seafarers. @param address the export of the whole list */
export function CrewSelectionBar({ address, label }: { address: string; label: string }) {
  const { selected } = useSelection();
  const ids = selected.map(({ id }) => id).join(",");
  return (
    <SelectionBar max={maxRows}>
      {selected.length <= maxRows ? <DownloadButton address={`${address}&ids=${ids}`} label={label} /> : null}
    </SelectionBar>
  );
}
