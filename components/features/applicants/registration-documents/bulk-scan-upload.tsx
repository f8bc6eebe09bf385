"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { DropTarget } from "@/components/ui/upload/drop-target";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { Button } from "@/components/ui/layout/button";
import { matchFiles } from "@/lib/features/applicants/registration/file-match.rules";
import { ScanUpload, type ScanRow } from "./scan-upload";

type Chosen = { id: number; file: File; row: ScanRow | null };
type Props = { rows: ScanRow[]; onPlaced: (key: string, file: UploadedFile) => void };

/** Upload several scans at once. Each is matched to a certificate by its file name; unmatched ones ask the user. */
export function BulkScanUpload({ rows, onPlaced }: Props) {
  const t = useTranslations("registration.scans");
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const addFiles = (files: File[]) => {
    const openRows = rows.filter(({ key }) => !chosen.some(({ row }) => row?.key === key));
    const matches = matchFiles(
      files.map(({ name }) => name),
      openRows,
    );
    const first = (chosen.at(-1)?.id ?? 0) + 1;
    setChosen([
      ...chosen,
      ...files.map((file, index) => ({
        id: first + index,
        file,
        row: openRows.find(({ key }) => key === matches[index]) ?? null,
      })),
    ]);
  };
  return (
    <Box sx={{ mb: 5 }}>
      <DropTarget isFilled={false} isWrong={false} onFiles={addFiles}>
        <Box sx={{ fontSize: 15 }}>{t("help")}</Box>
        <Box>
          <Button variant="outlined" onClick={() => input.current?.click()} height={44}>
            {t("choose")}
          </Button>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={t("choose")}
          data-field="scans"
          accept=".pdf,.jpeg,.jpg,.jpe,.jfif,.png,application/pdf,image/jpeg,image/png"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = "";
            addFiles(files);
          }}
        />
      </DropTarget>
      {chosen.length > 0 ? (
        <Box component="ul" aria-label={t("list")} sx={{ listStyle: "none", m: 0, mt: 2, p: 0 }}>
          {chosen.map(({ id, file, row }) => (
            <ScanUpload
              key={id}
              file={file}
              row={row}
              rows={rows}
              onPlaced={onPlaced}
              onGone={() => setChosen((before) => before.filter((entry) => entry.id !== id))}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
