"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Captcha } from "./captcha";
import { KeptQuery } from "./kept-query";
import type { CaptchaSettings } from "./settings";
import { useGate } from "./use-gate";

/** Captcha and Next: the way to an address that asks for an open gate. */
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
      <KeptQuery of={Object.fromEntries(new URLSearchParams(next.split("?")[1]))} />
      <Captcha {...settings} {...gate.captcha} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={gate.busy}
        sx={{ minHeight: 48, justifySelf: { sm: "start" }, minWidth: 160 }}
      >
        {t("next")}
      </Button>
    </Box>
  );
}
