"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Captcha } from "@/components/features/captcha/captcha";
import { HiddenQuery } from "@/components/features/captcha/hidden-query";
import type { CaptchaSettings } from "@/components/features/captcha/settings";
import { useGate } from "@/components/features/captcha/use-gate";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";
import { openRevisionAction } from "@/lib/features/applicants/registration/actions";

type Props = { joi: number; token: string; settings: CaptchaSettings };

/** Open the emailed link of a returned registration: solve the captcha, then load the sent data into the wizard. */
export function RevisionGate({ joi, token, settings }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [failure, setFailure] = useState("");
  const [opening, setOpening] = useState(false);
  const openRevision = async () => {
    setOpening(true);
    const result = await openRevisionAction({ token }).catch(() => null);
    if (result?.ok) return router.push(`/registration?joi=${result.data.jobOpeningId}`);
    setOpening(false);
    setFailure(result?.message ?? t("shell.offline"));
  };
  const gate = useGate(() => void openRevision());
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (failure ? openRevision() : gate.open());
      }}
      sx={{ display: "grid", gap: 6, mt: 6, pb: 8 }}
    >
      <HiddenQuery searchParams={{ joi: String(joi), revision: token }} />
      <Captcha {...settings} {...gate.captcha} />
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={gate.busy && (opening || !failure)}
        height={48}
        className={verbs.alone}
      >
        {t("registration.actions.next")}
      </Button>
    </Box>
  );
}
