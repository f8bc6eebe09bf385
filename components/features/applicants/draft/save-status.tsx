"use client";

import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { useIsOffline } from "@/components/ui/feedback/online";
import { visuallyHidden } from "@/components/ui/form/visually-hidden";
import { useWizard } from "./wizard-context";

/** Show the save status of the draft. Screen readers hear it only when the status changes. */
export function SaveStatus() {
  const t = useTranslations("registration.save");
  const format = useFormatter();
  const isOffline = useIsOffline();
  const { phase, savedAt } = useWizard().saveState;
  const time = savedAt
    ? format.dateTime(savedAt, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).replace(".", ":")
    : "";
  const failed = isOffline ? t("offline") : t("failed");
  const settled = savedAt ? t("saved", { time }) : t("none");
  const isFailed = phase === "failed";
  return (
    <Box
      data-save={phase}
      sx={{
        flex: { xs: "1 0 100%", sm: 1 },
        alignSelf: "center",
        textAlign: { xs: "center", sm: "left" },
        fontSize: 14,
        lineHeight: 1.4,
        fontVariantNumeric: "tabular-nums",
        color: isFailed ? "warning.main" : "text.secondary",
        fontWeight: isFailed ? 600 : 400,
      }}
    >
      <span aria-hidden>{isFailed ? failed : phase === "saving" ? t("saving") : settled}</span>
      <span role="status" style={visuallyHidden}>
        {isFailed ? failed : settled}
      </span>
    </Box>
  );
}
