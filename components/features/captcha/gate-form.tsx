"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";
import { Captcha } from "./captcha";
import { HiddenQuery } from "./hidden-query";
import type { CaptchaSettings } from "./settings";
import { useGate } from "./use-gate";

/** Captcha and Next button before an address that needs an open gate. */
export function GateForm({ settings, next }: { settings: CaptchaSettings; next: string }) {
  const t = useTranslations("registration.actions");
  const router = useRouter();
  const gate = useGate(() => router.push(next));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void gate.open();
      }}
      sx={{ display: "grid", gap: 6 }}
    >
      <HiddenQuery searchParams={Object.fromEntries(new URLSearchParams(next.split("?")[1]))} />
      <Captcha {...settings} {...gate.captcha} />
      <Button type="submit" variant="contained" size="large" loading={gate.busy} height={48} className={verbs.alone}>
        {t("next")}
      </Button>
    </Box>
  );
}
