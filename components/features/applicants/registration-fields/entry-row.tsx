"use client";

import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";

type Props = {
  id: string;
  number: number;
  title: string;
  lines: (string | null)[];
  required: boolean;
  incomplete: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export function EntryRow({ id, number, title, lines, required, incomplete, onEdit, onDelete }: Props) {
  const t = useTranslations("registration");
  return (
    <Box
      component="li"
      id={id}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "24px minmax(0, 1fr)", sm: "28px minmax(0, 1fr) auto" },
        columnGap: 2,
        px: 3,
        py: 2.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Box sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums", fontSize: 14, pt: 0.5 }}>{number}.</Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {title}
          </Box>
          {required ? (
            <Chip
              size="small"
              label={t("list.required")}
              sx={{ height: 22, borderRadius: 1, bgcolor: "info.light", color: "info.main", fontWeight: 600 }}
            />
          ) : null}
          {incomplete ? (
            <Chip
              size="small"
              label={t("list.incomplete")}
              sx={{ height: 22, borderRadius: 1, bgcolor: "warning.light", color: "warning.main", fontWeight: 600 }}
            />
          ) : null}
        </Box>
        {lines.map((line) => (
          <Box key={line} sx={{ color: "text.secondary", fontSize: 14, overflowWrap: "anywhere" }}>
            {line}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", gridColumn: { xs: "2", sm: "auto" }, ml: { xs: -2, sm: 0 }, alignItems: "start" }}>
        <Button onClick={onEdit} aria-label={t("list.editOf", { name: title })} height={44}>
          {t("actions.edit")}
        </Button>
        {required ? null : (
          <Button
            onClick={onDelete}
            aria-label={t("list.deleteOf", { name: title })}
            color="inherit"
            height={44}
            style={{ color: "var(--ink-muted)" }}
          >
            {t("actions.delete")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
