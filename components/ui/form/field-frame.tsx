"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden";

export type ErrorText = (message: string | undefined) => string | undefined;

type LabelProps = {
  htmlFor?: string | undefined;
  id?: string | undefined;
  label: ReactNode;
  required?: boolean | undefined;
};

/** Label above a field. "Required" shows as a star and is read as a word. */
export function FieldLabel({ htmlFor, id, label, required = false }: LabelProps) {
  const t = useTranslations("validation");
  return (
    <Box
      component={htmlFor ? "label" : "span"}
      {...(htmlFor ? { htmlFor } : {})}
      id={id}
      sx={{ display: "block", mb: 1, fontSize: 14, fontWeight: 600, color: "text.primary" }}
    >
      {label}
      {required ? (
        <>
          <Box component="span" aria-hidden sx={{ color: "error.main", ml: 0.5 }}>
            *
          </Box>
          <span style={visuallyHidden}> ({t("requiredMark")})</span>
        </>
      ) : null}
    </Box>
  );
}

type NoteProps = { id: string; help?: ReactNode; hint?: ReactNode; error?: string | undefined };

/**
 * Help text under a field. An error replaces it; a hint (amber, never blocking) shows next to either.
 * The line is always reserved, because a field that moves loses the click.
 */
export function FieldNote({ id, help, hint, error }: NoteProps) {
  return (
    <Box id={id} sx={{ fontSize: 13, lineHeight: 1.4, color: "text.secondary", mt: 1, minHeight: 18 }}>
      {error ? (
        <Box component="span" sx={{ display: "block", color: "error.main", fontWeight: 600 }}>
          {error}
        </Box>
      ) : (
        help
      )}
      {hint ? (
        <Box
          component="span"
          role="status"
          sx={{
            display: "block",
            mt: 1,
            px: 2,
            py: 1,
            borderRadius: 1,
            bgcolor: "warning.light",
            color: "warning.main",
          }}
        >
          {hint}
        </Box>
      ) : null}
    </Box>
  );
}

type FrameProps = NoteProps & {
  inputId: string;
  label: ReactNode;
  required?: boolean | undefined;
  children: ReactNode;
};

export function FieldFrame({ inputId, label, required, children, ...note }: FrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel htmlFor={inputId} label={label} required={required} />
      {children}
      <FieldNote {...note} />
    </Box>
  );
}
