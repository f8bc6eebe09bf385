"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { useActionForm } from "@/components/ui/form/use-action-form";
import { ActionBar } from "@/components/ui/layout/action-bar";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";
import { asRecord } from "@/lib/platform/unknown-record";
import { ErrorSummary } from "./error-summary";
import { focusRingSx } from "./scroll-to-field";
import { SaveStatus } from "./save-status";
import { useWizard } from "./wizard-context";

type StepForm<V extends FieldValues> = ReturnType<typeof useActionForm<V, { step: number; nextStep: number }>>;
type Props<V extends FieldValues> = {
  title: string;
  number: number;
  form: StepForm<V>;
  flush: () => Promise<unknown>;
  children: ReactNode;
};

/** Return the title of a document row. */
function titleOf(row: unknown) {
  const { documentName, certificateName } = asRecord(row);
  const name = documentName ?? certificateName;
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** Render a step: errors on top, sections, then Back and Next. */
export function StepShell<V extends FieldValues>({ title, number, form, flush, children }: Props<V>) {
  const t = useTranslations("registration.actions");
  const { go } = useWizard();
  const { errors, isSubmitted, submitCount } = form.formState;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onBlur={() => void flush()}
      sx={focusRingSx}
    >
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 5 }}>
        {title}
      </Typography>
      {/* The server's field paths are the form's own names. */}
      {isSubmitted ? (
        <ErrorSummary
          attempt={submitCount}
          errors={errors}
          errorText={form.errorText}
          titleOf={(row) => titleOf(form.getValues(row as FieldPath<V>))}
          focus={(path) => form.setFocus(path as FieldPath<V>)}
        />
      ) : null}
      {children}
      <ActionBar>
        <SaveStatus />
        {number > 1 ? (
          <Button
            variant="outlined"
            size="large"
            onClick={() => void go(number - 1)}
            height={48}
            className={verbs.back}
          >
            {t("back")}
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={form.isPending}
          height={48}
          className={verbs.go}
        >
          {t("next")}
        </Button>
      </ActionBar>
    </Box>
  );
}
