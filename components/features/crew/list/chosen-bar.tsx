"use client";

import { DownloadButton } from "@/components/ui/feedback/download-button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";

/** As many as a sheet of chosen people takes. */
const most = 500;

/** What can be done with the chosen seafarers: their rows as a sheet. @param address the sheet of the whole list */
export function ChosenBar({ address, label }: { address: string; label: string }) {
  const { chosen } = useSelection();
  const ids = chosen.map(({ id }) => id).join(",");
  return (
    <SelectionBar most={most}>
      {chosen.length <= most ? <DownloadButton address={`${address}&ids=${ids}`} label={label} /> : null}
    </SelectionBar>
  );
}
