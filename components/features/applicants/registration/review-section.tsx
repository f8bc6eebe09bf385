"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useWizard } from "../draft/wizard-context";

export type Fact = { label: string; value: string };

export function ReviewSection({
  title,
  step,
  open = false,
  children,
}: {
  title: string;
  step: number;
  open?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("registration");
  const { go } = useWizard();
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", position: "relative" }}>
      <details open={open}>
        <Box
          component="summary"
          sx={{
            cursor: "pointer",
            py: 3,
            pr: 22,
            minHeight: 52,
            fontWeight: 600,
            fontSize: 16,
            color: "secondary.main",
          }}
        >
          {title}
        </Box>
        <Box sx={{ pb: 5 }}>{children}</Box>
      </details>
      <Button
        onClick={() => void go(step)}
        aria-label={t("list.editOf", { name: title })}
        sx={{ position: "absolute", top: 4, right: 0, minHeight: 44 }}
      >
        {t("actions.edit")}
      </Button>
    </Box>
  );
}

export function ReviewFacts({ facts }: { facts: Fact[] }) {
  const t = useTranslations("registration.finish");
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        columnGap: 6,
        rowGap: 3,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: 13, color: "text.secondary" }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              overflowWrap: "anywhere",
              whiteSpace: "pre-line",
              color: value ? "text.primary" : "text.secondary",
            }}
          >
            {value || t("empty")}
          </Box>
        </div>
      ))}
    </Box>
  );
}

type Row = { title: string; lines: (string | null | undefined)[] };

export function ReviewRows({ rows }: { rows: Row[] }) {
  const t = useTranslations("registration.finish");
  if (rows.length === 0) return <Box sx={{ color: "text.secondary" }}>{t("none")}</Box>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 6, display: "grid", gap: 2 }}>
      {rows.map(({ title, lines }, index) => (
        <li key={`${title} ${index}`}>
          <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{title}</Box>
          <Box sx={{ color: "text.secondary", fontSize: 14, overflowWrap: "anywhere" }}>
            {lines.filter(Boolean).join(" · ")}
          </Box>
        </li>
      ))}
    </Box>
  );
}
