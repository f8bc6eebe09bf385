"use client";

import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Captcha } from "./captcha";
import { HiddenQuery } from "./hidden-query";
import type { CaptchaSettings } from "./settings";
import { useGate } from "@/components/features/captcha/use-gate";
import { Link } from "@/components/ui/layout/link";
import { ActionBar } from "@/components/ui/layout/action-bar";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";

/** Declaration and captcha before registration. Document 1 §2.1. */
export function SecurityGate({ joi, settings }: { joi: number; settings: CaptchaSettings }) {
  const t = useTranslations("registration");
  const router = useRouter();
  const [agreed, setAgreed] = useState(false);
  const [notAgreed, setNotAgreed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const gate = useGate(() => router.push(`/registration?joi=${joi}`));

  const next = async () => {
    setNotAgreed(!agreed);
    if (agreed) return gate.open();
    box.current?.focus();
    if (!gate.hasAnswer) await gate.open();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <HiddenQuery searchParams={{ joi: String(joi) }} />
      <Typography variant="h2" sx={{ mt: 7, mb: 2, color: "secondary.main" }}>
        {t("gate.declarationTitle")}
      </Typography>
      <Box
        component="label"
        sx={{
          display: "flex",
          alignItems: "flex-start",
          cursor: "pointer",
          p: 3,
          border: 1,
          borderRadius: 1,
          borderColor: notAgreed && !agreed ? "error.main" : "divider",
        }}
      >
        <Checkbox
          checked={agreed}
          onChange={(_event, checked) => setAgreed(checked)}
          slotProps={{
            input: { ref: box, "aria-describedby": "declaration-error", "aria-invalid": notAgreed && !agreed },
          }}
          sx={{ ml: -2, mt: -2, p: 2.5 }}
        />
        <Box component="span" sx={{ fontSize: 16, lineHeight: 1.5 }}>
          <Box component="span" lang="id" sx={{ display: "block" }}>
            {t("gate.declarationId")}
          </Box>
          <Box component="span" lang="en" sx={{ display: "block", mt: 2, color: "text.secondary" }}>
            {t("gate.declarationEn")}
          </Box>
        </Box>
      </Box>
      <Box
        id="declaration-error"
        role="alert"
        sx={{ color: "error.main", fontWeight: 600, fontSize: 14, "&:not(:empty)": { mt: 2 } }}
      >
        {notAgreed && !agreed ? t("gate.notAgreed") : null}
      </Box>
      <Typography variant="h2" sx={{ mt: 7, mb: 2, color: "secondary.main" }}>
        {t("gate.checkTitle")}
      </Typography>
      <Captcha {...settings} {...gate.captcha} />
      <ActionBar>
        <Button
          component={Link}
          href={`/career/${joi}`}
          variant="outlined"
          size="large"
          height={48}
          className={verbs.back}
        >
          {t("actions.cancel")}
        </Button>
        <Button type="submit" variant="contained" size="large" loading={gate.busy} height={48} className={verbs.go}>
          {t("actions.next")}
        </Button>
      </ActionBar>
    </Box>
  );
}
