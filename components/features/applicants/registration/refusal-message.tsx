"use client";

import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { requestStatusLinkAction } from "@/lib/features/applicants/status/actions";
import { wizardSteps, type WizardStep } from "@/lib/features/applicants/wizard.schema";
import { useFieldName } from "../draft/error-summary";
import { emptyPersonalOf, valuesOf } from "../registration-fields/form-values";
import { useWizard } from "../draft/wizard-context";

export type Refusal = { code: string; message: string; errors: { path: string; message: string }[] };

const isStep = (value: string): value is WizardStep => wizardSteps.some((step) => step === value);

function AlreadyApplied({ message }: { message: string }) {
  const t = useTranslations("registration.finish");
  const { joi, registration, fields } = useWizard();
  const [answer, setAnswer] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const { emailAddress } = valuesOf(emptyPersonalOf(fields), registration.content.personal);
  const ask = () =>
    start(async () => {
      const result = await requestStatusLinkAction({ joi, email: emailAddress }).catch(() => null);
      setAnswer(result && !result.ok && result.code === "too-many" ? result.message : t("linkSent"));
    });
  return (
    <Alert severity="warning">
      <AlertTitle>{t("duplicateTitle")}</AlertTitle>
      {message}
      <Box sx={{ mt: 3 }}>
        {answer ?? (
          <Button variant="outlined" color="inherit" onClick={ask} loading={busy} height={44}>
            {t("mailLink")}
          </Button>
        )}
      </Box>
    </Alert>
  );
}

/** Show why the registration was refused and the next step. */
export function RefusalMessage({ refusal: { code, message, errors } }: { refusal: Refusal }) {
  const t = useTranslations("registration.finish");
  const nameOf = useFieldName();
  const { go } = useWizard();
  if (code === "DUPLICATE") return <AlreadyApplied message={message} />;
  if (errors.length === 0) return <Alert severity={code === "rule" ? "warning" : "error"}>{message}</Alert>;
  return (
    <Alert severity="error">
      <AlertTitle>{t("problems")}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {errors.slice(0, 15).map(({ path, message: text }) => {
          const [step = "", ...rest] = path.split(".");
          return (
            <li key={path}>
              <Link
                component="button"
                type="button"
                onClick={() => void go(isStep(step) ? wizardSteps.indexOf(step) + 1 : 1)}
                sx={{ textAlign: "left", py: 1, color: "inherit" }}
              >
                {nameOf(rest.join("."))}: {text}
              </Link>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
