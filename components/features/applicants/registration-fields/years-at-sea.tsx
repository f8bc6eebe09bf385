"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { monthsAtSea } from "@/lib/features/applicants/registration/rules";
import { useWizard } from "../draft/wizard-context";
import type { SeaServiceEntry } from "./form-values";

/** Return one line comparing the required experience with the experience in the rows. */
export function useExperience() {
  const t = useTranslations("registration.experience");
  const { yearsOfExperience: needed } = useWizard().registration.opening;
  return (services: SeaServiceEntry[]) => {
    const months = monthsAtSea(services);
    const entered = t("span", { years: Math.floor(months / 12), months: months % 12 });
    return { line: t("line", { needed, entered }), isShort: months < needed * 12, isAsked: needed > 0 };
  };
}

/** Show that line below the list. It warns and never blocks. */
export function YearsAtSea({ services }: { services: SeaServiceEntry[] }) {
  const t = useTranslations("registration.experience");
  const experience = useExperience();
  const { line, isShort, isAsked } = experience(services);
  if (!isAsked) return null;
  return (
    <Box
      role="status"
      sx={{
        mb: 3,
        px: 3,
        py: 2,
        borderLeft: 4,
        borderColor: isShort ? "warning.main" : "divider",
        bgcolor: isShort ? "warning.light" : "transparent",
        color: isShort ? "warning.main" : "text.secondary",
        fontSize: 15,
      }}
    >
      <strong>{line}</strong>
      {isShort ? <Box>{t("short")}</Box> : null}
    </Box>
  );
}
