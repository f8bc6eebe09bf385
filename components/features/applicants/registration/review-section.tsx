"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";
import { useWizard } from "../draft/wizard-context";

export type Fact = { label: string; value: ReactNode };

type SectionProps = {
  title: string;
  /** The count, such as "9 of 9 certificates". */
  count?: string;
  /** What is missing. It never blocks. */
  gap?: string | null | undefined;
  step: number;
  /** The element id on the step where it can be changed. */
  place: string;
  children: ReactNode;
};

/** Show one section of the data to be sent, with a link to edit it. */
export function ReviewSection({ title, count, gap, step, place, children }: SectionProps) {
  const t = useTranslations("registration");
  const { go } = useWizard();
  return (
    <Box
      component="section"
      aria-labelledby={`review-${place}`}
      sx={{ borderTop: 1, borderColor: "divider", pt: 3, pb: 5 }}
    >
      <Box sx={{ display: "flex", gap: 3, justifyContent: "space-between", alignItems: "baseline", mb: 2 }}>
        <Box component="h2" id={`review-${place}`} sx={{ m: 0, fontSize: 18, color: "secondary.main", minWidth: 0 }}>
          {title}
          {count ? (
            <Box component="span" sx={{ ml: 2, fontSize: 15, fontWeight: 400, color: "text.secondary" }}>
              {count}
            </Box>
          ) : null}
        </Box>
        <Button
          onClick={() => void go(step, place)}
          aria-label={t("finish.changeOf", { name: title })}
          height={44}
          style={{ flex: "none", marginInlineEnd: -8 }}
        >
          {t("finish.change")}
        </Button>
      </Box>
      {gap ? (
        <Box
          sx={{
            mb: 3,
            px: 3,
            py: 2,
            borderLeft: 4,
            borderColor: "warning.main",
            bgcolor: "warning.light",
            color: "warning.main",
            fontSize: 15,
          }}
        >
          {gap}
        </Box>
      ) : null}
      {children}
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

type Row = { title: string; lines: (string | null | undefined)[]; missing?: string | null };

export function ReviewRows({ rows }: { rows: Row[] }) {
  const t = useTranslations("registration.finish");
  if (rows.length === 0) return <Box sx={{ color: "text.secondary" }}>{t("none")}</Box>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 6, display: "grid", gap: 2 }}>
      {rows.map(({ title, lines, missing }, index) => (
        <li key={`${title} ${index}`}>
          <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{title}</Box>
          <Box sx={{ color: "text.secondary", fontSize: 14, overflowWrap: "anywhere" }}>
            {lines.filter(Boolean).join(" · ")}
          </Box>
          {missing ? <Box sx={{ color: "warning.main", fontSize: 14, fontWeight: 600 }}>{missing}</Box> : null}
        </li>
      ))}
    </Box>
  );
}
