"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import type { Upload } from "./use-upload";

type Props = {
  upload: Upload;
  isFilled: boolean;
  isDisabled: boolean;
  noteId: string;
  chooseRef: Ref<HTMLButtonElement>;
  onChoose: () => void;
  onRemove: () => void;
};

/** What can be done with the file now: choose, replace or remove it, stop it on its way, send it again. */
export function FileButtons({ upload, isFilled, isDisabled, noteId, chooseRef, onChoose, onRemove }: Props) {
  const t = useTranslations("files");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      {upload.phase === "idle" ? (
        <Button
          ref={chooseRef}
          variant="outlined"
          disabled={isDisabled}
          onClick={onChoose}
          aria-describedby={noteId}
          sx={{ minHeight: 44 }}
        >
          {isFilled ? t("replace") : t("choose")}
        </Button>
      ) : (
        <Button onClick={upload.cancel} sx={{ minHeight: 44 }}>
          {t("cancel")}
        </Button>
      )}
      {upload.retry && upload.phase === "idle" ? (
        <Button onClick={upload.retry} sx={{ minHeight: 44 }}>
          {t("retry")}
        </Button>
      ) : null}
      {isFilled && upload.phase === "idle" ? (
        <Button color="inherit" onClick={onRemove} sx={{ minHeight: 44, color: "text.secondary" }}>
          {t("remove")}
        </Button>
      ) : null}
      {isFilled || upload.phase !== "idle" ? null : (
        <Box sx={{ fontSize: 13, color: "text.secondary", display: { xs: "none", md: "block" } }}>{t("orDrop")}</Box>
      )}
    </Box>
  );
}
