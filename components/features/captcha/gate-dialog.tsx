"use client";

import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { Captcha } from "./captcha";
import type { CaptchaSettings } from "./settings";
import { useGate } from "@/components/features/captcha/use-gate";
import { Button } from "@/components/ui/layout/button";
import { Dialog } from "@/components/ui/feedback/dialog";

/** Asks for the captcha again in a dialog over the form, which stays as it is. */
export function GateDialog({
  settings,
  onOpened,
  onLater,
}: {
  settings: CaptchaSettings;
  onOpened: () => void;
  onLater: () => void;
}) {
  const t = useTranslations("registration");
  const gate = useGate(onOpened);
  return (
    <Dialog open aria-labelledby="gate-title" onClose={(_event, reason) => reason === "escapeKeyDown" && onLater()}>
      <DialogTitle id="gate-title">{t("expired.title")}</DialogTitle>
      <DialogContent>
        <Box component="p" sx={{ mt: 0 }}>
          {t("expired.text")}
        </Box>
        <Captcha {...settings} {...gate.captcha} />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button onClick={onLater} height={44}>
          {t("actions.close")}
        </Button>
        <Button variant="contained" onClick={() => void gate.open()} loading={gate.busy} height={44}>
          {t("actions.continue")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
