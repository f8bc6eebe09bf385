"use client";

import { DownloadButton } from "@/components/ui/feedback/download-button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";

/** The maximum number of selected people in an export. */
const most = 500;

/** Show the export of selected seafarers. @param address the export of the whole list */
export function ChosenBar({ address, label }: { address: string; label: string }) {
  const { chosen } = useSelection();
  const ids = chosen.map(({ id }) => id).join(",");
  return (
    <SelectionBar most={most}>
      {chosen.length <= most ? <DownloadButton address={`${address}&ids=${ids}`} label={label} /> : null}
    </SelectionBar>
  );
}
