"use client";

import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { useUploadSettings } from "./upload-context";
import { megabytes } from "./file-rules";
import type { UploadedFile } from "./send-file";

const kindOf = ({ fileName }: UploadedFile) => /\.(\w{2,4})$/.exec(fileName)?.[1]?.toUpperCase() ?? "PDF";
const readable = (bytes: number) =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${megabytes(bytes)} MB`;

export function FilePreview({ file, isBrief = false }: { file: UploadedFile; isBrief?: boolean }) {
  const t = useTranslations("files");
  const address = useUploadSettings().viewUrl(file.fileId);
  const image = file.contentType.startsWith("image/");
  if (isBrief)
    return (
      <Box sx={{ px: 2, display: "flex", gap: 2, alignItems: "baseline", minWidth: 0, fontSize: 14 }}>
        <Box
          sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", fontWeight: 600 }}
          title={file.fileName}
        >
          {file.fileName || t("file")}
        </Box>
        <Link href={address} target="_blank" rel="noreferrer" sx={{ py: 1 }}>
          {t("open")}
        </Link>
      </Box>
    );
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
      {image ? (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{
            width: 64,
            height: 64,
            objectFit: "cover",
            borderRadius: 1,
            border: 1,
            borderColor: "divider",
            flex: "none",
          }}
        />
      ) : (
        <Box
          aria-hidden
          sx={{
            width: 48,
            height: 56,
            borderRadius: 1,
            border: 1,
            borderColor: "divider",
            display: "grid",
            placeItems: "center",
            fontSize: 12,
            fontWeight: 700,
            color: "text.secondary",
            flex: "none",
          }}
        >
          {kindOf(file)}
        </Box>
      )}
      <Box sx={{ minWidth: 0, fontSize: 14 }}>
        <Box
          sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", fontWeight: 600 }}
          title={file.fileName}
        >
          {file.fileName || t("file")}
        </Box>
        <Box sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
          {file.size > 0 ? `${readable(file.size)} · ` : ""}
          <Link href={address} target="_blank" rel="noreferrer" sx={{ display: "inline-block", py: 1 }}>
            {t("open")}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}
