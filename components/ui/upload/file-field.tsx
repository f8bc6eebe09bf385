"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useTranslations } from "next-intl";
import { useRef, useState, type DragEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "@/components/ui/form/field-control";
import { FieldLabel, FieldNote } from "@/components/ui/form/field-frame";
import { documentTypes, photoTypes } from "./file-rules";
import { FilePreview } from "./file-preview";
import { useUpload } from "./use-upload";
import type { UploadedFile } from "./send-file";

type Props<V extends FieldValues> = FieldProps<V> & { photo?: boolean };

const held = (value: unknown): UploadedFile | null =>
  typeof value === "object" && value !== null && "fileId" in value && typeof value.fileId === "string"
    ? { fileName: "", contentType: "", size: 0, ...value, fileId: value.fileId }
    : null;

/** One file: drop or choose, see it go, look at it, replace or remove it. */
export function FormFileField<V extends FieldValues>({ photo = false, ...props }: Props<V>) {
  const t = useTranslations("files");
  const {
    id,
    noteId,
    field: { value, onChange, onBlur, ref: focusRef },
    error,
    describing,
  } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const file = held(value);
  const accepted = photo ? photoTypes : documentTypes;
  const change = (next: UploadedFile | null) => {
    onChange(next);
    onBlur();
  };
  const upload = useUpload({ accepted, current: file, onUploaded: change });
  const problem = upload.error ?? error;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !props.disabled) void upload.take(dropped);
  };

  return (
    <Box sx={{ minWidth: 0 }} role="group" aria-labelledby={`${id}-label`} aria-describedby={noteId}>
      <FieldLabel id={`${id}-label`} label={props.label} required={props.required} />
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: "grid",
          gap: 2,
          p: 3,
          border: 1,
          borderStyle: file ? "solid" : "dashed",
          borderColor: over ? "primary.main" : problem ? "error.main" : "var(--hairline-strong)",
          borderRadius: 1,
          bgcolor: over ? "primary.light" : "background.paper",
        }}
      >
        {file ? <FilePreview file={file} /> : null}
        {upload.phase === "idle" ? null : (
          <Box>
            <Box sx={{ fontSize: 14, mb: 1, overflowWrap: "anywhere" }} role="status">
              {upload.phase === "preparing"
                ? t("preparing", { name: upload.name })
                : t("sending", { name: upload.name, percent: upload.percent })}
            </Box>
            <LinearProgress
              aria-label={upload.name}
              variant={upload.phase === "sending" && upload.percent < 100 ? "determinate" : "indeterminate"}
              value={upload.percent}
            />
          </Box>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          {upload.phase === "idle" ? (
            <Button
              ref={focusRef}
              variant="outlined"
              disabled={props.disabled ?? false}
              onClick={() => input.current?.click()}
              {...describing}
              aria-required={undefined}
              aria-invalid={undefined}
              sx={{ minHeight: 44 }}
            >
              {file ? t("replace") : t("choose")}
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
          {file && upload.phase === "idle" ? (
            <Button
              color="inherit"
              onClick={() => {
                upload.clear();
                change(null);
              }}
              sx={{ minHeight: 44, color: "text.secondary" }}
            >
              {t("remove")}
            </Button>
          ) : null}
          {file || upload.phase !== "idle" ? null : (
            <Box sx={{ fontSize: 13, color: "text.secondary", display: { xs: "none", md: "block" } }}>
              {t("orDrop")}
            </Box>
          )}
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={typeof props.label === "string" ? props.label : undefined}
          data-field={props.name}
          accept={
            photo ? ".jpeg,.jpg,.png,image/jpeg,image/png" : ".pdf,.jpeg,.jpg,.png,application/pdf,image/jpeg,image/png"
          }
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = "";
            if (chosen) void upload.take(chosen);
          }}
        />
      </Box>
      <FieldNote
        id={noteId}
        error={problem ?? undefined}
        help={upload.notice ?? props.help ?? (photo ? t("photoHelp") : t("documentHelp"))}
        hint={props.hint}
      />
    </Box>
  );
}
