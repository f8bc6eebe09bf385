"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { documentTypes } from "@/components/ui/upload/file-rules";
import { UploadProgress } from "@/components/ui/upload/progress-bar";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { useUpload } from "@/components/ui/upload/use-upload";
import { Button } from "@/components/ui/layout/button";

/** A certificate without a scan. */
export type ScanRow = { key: string; name: string };

type Props = {
  file: File;
  row: ScanRow | null;
  rows: ScanRow[];
  onPlaced: (key: string, file: UploadedFile) => void;
  onGone: () => void;
};

/** Upload one of several scans, then attach it to its certificate or ask which one. */
export function ScanUpload({ file, row, rows, onPlaced, onGone }: Props) {
  const t = useTranslations("registration.scans");
  const files = useTranslations("files");
  const id = useId();
  const [sent, setSent] = useState<UploadedFile | null>(null);
  const [placed, setPlaced] = useState<ScanRow | null>(null);
  const assignScan = (to: ScanRow, scan: UploadedFile) => {
    setPlaced(to);
    onPlaced(to.key, scan);
  };
  const upload = useUpload({
    accepted: documentTypes,
    current: null,
    onUploaded: (scan) => (row ? assignScan(row, scan) : setSent(scan)),
  });
  const isBegun = useRef(false);
  const startUpload = useEffectEvent(() => void upload.take(file));
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    startUpload();
  }, []);
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider", display: "grid", gap: 1, fontSize: 14 }}>
      <UploadProgress upload={upload} />
      {placed ? (
        <Box role="status" sx={{ overflowWrap: "anywhere" }}>
          {t("placed", { file: file.name, name: placed.name })}
        </Box>
      ) : null}
      {upload.error ? (
        <Box role="alert" sx={{ color: "error.main", fontWeight: 600, overflowWrap: "anywhere" }}>
          {file.name}: {upload.error}
        </Box>
      ) : null}
      {upload.error ? (
        <Box>
          {upload.retry ? <Button onClick={upload.retry}>{files("retry")}</Button> : null}
          <Button onClick={onGone}>{files("remove")}</Button>
        </Box>
      ) : null}
      {sent && !placed ? (
        <>
          <Box component="label" htmlFor={id} sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {t("which", { file: file.name })}
          </Box>
          <Box
            component="select"
            id={id}
            defaultValue=""
            onChange={(event) => {
              const to = rows.find(({ key }) => key === event.target.value);
              if (to) assignScan(to, sent);
            }}
            sx={{ minHeight: 44, width: "100%", font: "inherit", bgcolor: "background.paper", color: "inherit" }}
          >
            <option value="" disabled>
              {t("chooseRow")}
            </option>
            {rows.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Box>
        </>
      ) : null}
    </Box>
  );
}
