"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import { FileOpener } from "@/components/ui/feedback/file-opener";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useCheckedScans } from "./checked-scans";
import type { ScanViewerProps } from "./scan-viewer";
import type { Scan } from "./scans";

const Viewer = lazyDialog<ScanViewerProps>(async () => (await import("./scan-viewer")).ScanViewer);

type ScanReviewState = { total: number; checked: number; checkNext: () => void };
const ScanReviewContext = createContext<ScanReviewState | null>(null);
/** Return the scan review progress and a function to open the next scan; null where no scans are shown. */
export const useScanReview = () => useContext(ScanReviewContext);

type Props = { scans: Scan[]; holder: { name: string; born: string }; reviewer: string; children: ReactNode };

/** Open any scan of one applicant beside the entered data, from anywhere on the page. */
export function ScanReview({ scans, holder, reviewer, children }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const { checked, check } = useCheckedScans(reviewer);
  const isChecked = ({ file }: Scan) => checked.includes(file.fileId);
  const open = (fileId: string) => {
    const scanIndex = scans.findIndex(({ file }) => file.fileId === fileId);
    if (scanIndex >= 0) setAt(scanIndex);
    return scanIndex >= 0;
  };
  const reviewState: ScanReviewState = {
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
      <ScanReviewContext value={reviewState}>
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
      </ScanReviewContext>
    </FileOpener>
  );
}
