"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import { FileOpener } from "@/components/ui/feedback/file-opener";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useCheckedScans } from "./checked-scans";
import type { ScanViewerProps } from "./scan-viewer";
import type { Scan } from "./scans";

const Viewer = lazyDialog<ScanViewerProps>(async () => (await import("./scan-viewer")).ScanViewer);

type Desk = { total: number; checked: number; checkNext: () => void };
const DeskContext = createContext<Desk | null>(null);
/** Return the scan review progress and a function to open the next scan; null where no scans are shown. */
export const useScanDesk = () => useContext(DeskContext);

type Props = { scans: Scan[]; holder: { name: string; born: string }; reviewer: string; children: ReactNode };

/** Open any scan of one applicant beside the entered data, from anywhere on the page. */
export function ScanDesk({ scans, holder, reviewer, children }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const { checked, check } = useCheckedScans(reviewer);
  const isChecked = ({ file }: Scan) => checked.includes(file.fileId);
  const open = (fileId: string) => {
    const found = scans.findIndex(({ file }) => file.fileId === fileId);
    if (found >= 0) setAt(found);
    return found >= 0;
  };
  const desk: Desk = {
    total: scans.length,
    checked: scans.filter(isChecked).length,
    checkNext: () =>
      setAt(
        Math.max(
          0,
          scans.findIndex((scan) => !isChecked(scan)),
        ),
      ),
  };
  return (
    <FileOpener value={open}>
      <DeskContext value={desk}>
        {children}
        {at !== null && scans[at] ? (
          <Viewer
            scans={scans}
            at={at}
            onMove={setAt}
            holder={holder}
            checked={checked}
            onCheck={check}
            onClose={() => setAt(null)}
          />
        ) : null}
      </DeskContext>
    </FileOpener>
  );
}
