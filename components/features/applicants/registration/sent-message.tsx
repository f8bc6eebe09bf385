"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";
import { forgetVisitorAction } from "@/lib/features/captcha/actions";
import type { Registration } from "@/lib/features/applicants/schema";

export function RegistrationSentMessage({ submitted }: { submitted: NonNullable<Registration["submitted"]> }) {
  const t = useTranslations("registration.finish");
  const [busy, start] = useTransition();
  const { regRegisNo, registrationGuid, jobOpeningId, fullName, email } = submitted;
  const query = new URLSearchParams({ id: regRegisNo, g: registrationGuid, joi: String(jobOpeningId) });
  const another = () =>
    start(async () => {
      await forgetVisitorAction();
      window.location.replace(new URL(`/validation?joi=${jobOpeningId}`, window.location.href));
    });
  return (
    <Box sx={{ maxWidth: "var(--measure)", pb: 8 }}>
      <Typography variant="h1" tabIndex={-1}>
        {t("sentTitle")}
      </Typography>
      <Box component="p" sx={{ fontSize: 16 }}>
        {t("thanks", { name: fullName })}
      </Box>
      <Box sx={{ my: 5, py: 4, px: 5, borderLeft: 4, borderColor: "primary.main", bgcolor: "primary.light" }}>
        <Box sx={{ fontSize: 14, color: "text.secondary" }}>{t("number")}</Box>
        <Box
          data-testid="registration-number"
          sx={{
            fontSize: { xs: 24, sm: 32 },
            fontWeight: 700,
            fontVariantNumeric: "tabular-nums",
            overflowWrap: "anywhere",
            color: "text.primary",
          }}
        >
          {regRegisNo}
        </Box>
      </Box>
      <Box component="p" sx={{ fontSize: 16 }}>
        {t("mailNote", { email })}
      </Box>
      <Typography variant="h2" sx={{ mt: 8 }}>
        {t("nextTitle")}
      </Typography>
      <Box component="ol" sx={{ pl: 5, fontSize: 16, "& li": { mb: 2 } }}>
        <li>{t("next1")}</li>
        <li>{t("next2")}</li>
        <li>{t("next3")}</li>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 6 }}>
        <Button
          variant="contained"
          size="large"
          href={`/registration-process?${query}`}
          height={48}
          className={verbs.wide}
        >
          {t("status")}
        </Button>
        <Button size="large" onClick={another} loading={busy} height={48} className={verbs.wide}>
          {t("another")}
        </Button>
      </Box>
    </Box>
  );
}
