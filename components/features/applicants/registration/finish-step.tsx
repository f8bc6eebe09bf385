"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ConsentForm } from "./consent-form";
import { ReviewBeforeSending } from "./review-before-sending";
import { RegistrationSentMessage } from "./sent-message";
import { useWizard } from "../draft/wizard-context";

export function FinishStep() {
  const t = useTranslations("registration");
  const { submitted } = useWizard().registration;
  if (submitted) return <RegistrationSentMessage submitted={submitted} />;
  return (
    <>
      <Typography variant="h1">{t("finish.reviewTitle")}</Typography>
      <Typography sx={{ mt: 2, mb: 5, color: "text.secondary", maxWidth: "var(--measure)" }}>
        {t("finish.reviewHelp")}
      </Typography>
      <ReviewBeforeSending />
      <ConsentForm />
    </>
  );
}
