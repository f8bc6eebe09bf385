"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { useWizard } from "../draft/wizard-context";

const names = ["personal", "documents", "training", "bank", "finish"] as const;

function Position() {
  const t = useTranslations("registration.gate");
  const locale = useLocale();
  const { opening } = useWizard().registration;
  return (
    <Box sx={{ fontSize: 15, minWidth: 0 }}>
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("applyingFor")}{" "}
      </Box>
      <strong>{inLanguage(locale, { en: opening.positionName, id: opening.positionNameId })}</strong>{" "}
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("onVessel", { vesselType: inLanguage(locale, { en: opening.vesselType, id: opening.vesselTypeNameId }) })}
      </Box>
    </Box>
  );
}

/** Show the requested corrections on every step until the registration is sent again. */
function RevisionNote() {
  const t = useTranslations("applicants.screens.revision");
  const format = useFormatter();
  const { revision } = useWizard().registration;
  if (!revision) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 5, fontSize: 15 }}>
      <strong>{t("bannerTitle", { number: revision.registrationNumber })}</strong>
      <Box sx={{ my: 1, whiteSpace: "pre-line" }}>{revision.reason}</Box>
      {t("bannerUntil", {
        date: format.dateTime(revision.expiresAt, { day: "numeric", month: "long", year: "numeric" }),
      })}
    </Alert>
  );
}

/** Show the job and the progress. On a phone it is one line and a bar. */
export function WizardHead({ step }: { step: number }) {
  const t = useTranslations("registration.steps");
  const { registration, go } = useWizard();
  const label = useId();
  const reached = [1, 2, 3, 4].find((number) => !registration.submittedSteps.includes(number)) ?? 5;
  return (
    <Box component="nav" aria-labelledby={label} sx={{ mb: { xs: 6, md: 8 } }}>
      <RevisionNote />
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 2,
          justifyContent: "space-between",
          alignItems: "baseline",
          mb: 4,
        }}
      >
        <Position />
      </Box>
      <Box id={label} sx={{ fontSize: 14, fontWeight: 600, mb: 2, display: { md: "none" } }}>
        {t("position", { step })}
        <Box component="span" sx={{ fontWeight: 400, color: "text.secondary" }}>
          {" · "}
          {t(names[step - 1] ?? "finish")}
        </Box>
      </Box>
      <Box
        component="ol"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
          gap: { xs: 1, md: 3 },
        }}
      >
        {names.map((name, index) => {
          const number = index + 1;
          const state = number === step ? "current" : registration.submittedSteps.includes(number) ? "done" : "waiting";
          return (
            <Box
              key={name}
              component="li"
              aria-current={state === "current" ? "step" : undefined}
              sx={{
                borderTop: 4,
                pt: { md: 2 },
                borderColor: state === "current" ? "secondary.main" : state === "done" ? "primary.main" : "divider",
                fontSize: 14,
                lineHeight: 1.35,
              }}
            >
              <Box
                sx={{
                  display: { xs: "none", md: "block" },
                  color: state === "waiting" ? "text.secondary" : "text.primary",
                  fontWeight: state === "current" ? 700 : 400,
                }}
              >
                <Box sx={{ fontSize: 13, color: "text.secondary", fontWeight: 400 }}>
                  {number}
                  {state === "done" ? ` ✓ ${t("done")}` : null}
                </Box>
                {number !== step && number <= reached ? (
                  <Link
                    component="button"
                    type="button"
                    onClick={() => void go(number)}
                    sx={{ textAlign: "left", fontSize: "inherit" }}
                  >
                    {t(name)}
                  </Link>
                ) : (
                  t(name)
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
