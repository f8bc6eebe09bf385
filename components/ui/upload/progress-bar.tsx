"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { LinearProgress } from "../feedback/linear-progress";
import type { Upload } from "./use-upload";

/** Shows upload progress as text and bar. */
export function UploadProgress({ upload: { phase, name, percent } }: { upload: Upload }) {
  const t = useTranslations("files");
  if (phase === "idle") return null;
  return (
    <Box>
      <Box sx={{ fontSize: 14, mb: 1, overflowWrap: "anywhere" }} role="status">
        {phase === "preparing" ? t("preparing", { name }) : t("sending", { name, percent })}
      </Box>
      <LinearProgress aria-label={name} value={percent} />
    </Box>
  );
}
