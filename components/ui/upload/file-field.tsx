"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef, type ComponentProps, type Ref } from "react";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { FieldLabel, FieldNote } from "@/components/ui/form/field-frame";
import { DropTarget } from "./drop-target";
import { FileButtons } from "./file-buttons";
import { FilePreview } from "./file-preview";
import { documentTypes, photoTypes } from "./file-rules";
import { UploadProgress } from "./progress-bar";
import type { UploadedFile } from "./send-file";
import { useUpload } from "./use-upload";

type Props<V extends FieldValues> = FieldProps<V> & {
  photo?: boolean;
  /** Other file types than documents and images, as endings and MIME types. They get no camera button. */
  kinds?: { endings: string; types: readonly string[] };
  /** Fits one line with other fields, which share one description of the accepted types. */
  compact?: boolean;
};

/** Values of the accept attribute. */
const photoEndings = ".jpeg,.jpg,.jpe,.jfif,.png,image/jpeg,image/png";
const documentEndings = ".pdf,.jpeg,.jpg,.jpe,.jfif,.png,application/pdf,image/jpeg,image/png";

const uploadedFileOf = (value: unknown): UploadedFile | null =>
  typeof value === "object" && value !== null && "fileId" in value && typeof value.fileId === "string"
    ? { fileName: "", contentType: "", size: 0, ...value, fileId: value.fileId }
    : null;

/** A file field: drop or choose, see progress, view, replace or remove. */
export function FormFileField<V extends FieldValues>({ photo = false, compact = false, kinds, ...props }: Props<V>) {
  const t = useTranslations("files");
  const {
    id,
    noteId,
    field: { value, onChange, onBlur, ref: focusRef },
    error,
  } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const file = uploadedFileOf(value);
  const change = (next: UploadedFile | null) => {
    onChange(next);
    onBlur();
  };
  const upload = useUpload({
    accepted: kinds?.types ?? (photo ? photoTypes : documentTypes),
    current: file,
    onUploaded: change,
  });
  const problem = upload.error ?? error;
  const isFilled = file !== null;
  const isDisabled = props.disabled ?? false;
  const take = (chosen: File) => void upload.take(chosen);
  const remove = () => {
    upload.clear();
    change(null);
  };
  return (
    <Box sx={{ minWidth: 0 }} role="group" aria-labelledby={`${id}-label`} aria-describedby={noteId}>
      <FieldLabel id={`${id}-label`} label={props.label} required={props.required} />
      <DropTarget
        isFilled={isFilled}
        isWrong={Boolean(problem)}
        isTight={compact}
        onFiles={([dropped]) => (isDisabled || !dropped ? undefined : take(dropped))}
      >
        {file ? <FilePreview file={file} isBrief={compact} /> : null}
        <UploadProgress upload={upload} />
        <FileButtons
          upload={upload}
          isFilled={isFilled}
          isDisabled={isDisabled}
          isCompact={compact}
          noteId={noteId}
          chooseRef={focusRef}
          onChoose={() => input.current?.click()}
          onPhoto={kinds ? null : () => camera.current?.click()}
          onRemove={remove}
        />
        <FileInput
          inputRef={input}
          data-field={props.name}
          aria-label={typeof props.label === "string" ? props.label : undefined}
          accept={kinds?.endings ?? (photo ? photoEndings : documentEndings)}
          onFile={take}
        />
        <FileInput inputRef={camera} accept="image/jpeg,image/png" capture="environment" onFile={take} />
      </DropTarget>
      <FieldNote
        id={noteId}
        error={problem ?? undefined}
        help={upload.notice ?? props.help ?? (compact ? null : photo ? t("photoHelp") : t("documentHelp"))}
        hint={props.hint}
      />
    </Box>
  );
}

type InputProps = Pick<ComponentProps<"input">, "accept" | "capture" | "aria-label"> & {
  inputRef: Ref<HTMLInputElement>;
  "data-field"?: string;
  onFile: (file: File) => void;
};

/** The native file and camera inputs, behind our own buttons. */
function FileInput({ inputRef, onFile, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      ref={inputRef}
      type="file"
      hidden
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        event.target.value = "";
        if (chosen) onFile(chosen);
      }}
    />
  );
}
