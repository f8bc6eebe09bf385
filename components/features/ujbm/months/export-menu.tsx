"use client";

import { useTranslations } from "next-intl";
import { useId, useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { downloadPost } from "@/components/ui/form/download/download-post";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Menu, MenuItem } from "@/components/ui/layout/menu";
import { isOffline } from "@/components/ui/feedback/online";

type Sheet = "DownloadUJBM" | "DownloadCorrectionUJBM";

/** Downloads of the month's two sheets. D3 §2, §7 */
export function ExportMenu({ months, year }: { months: number; year: number }) {
  const t = useTranslations("ujbm.export");
  const shell = useTranslations("shell");
  const toast = useToast();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isPending, startTransition] = useTransition();
  const noResponseMessage = () => (isOffline() ? shell("connection.stays") : shell("list.failed"));
  const download = (sheet: Sheet) => {
    setAnchor(null);
    startTransition(async () => {
      const result = await downloadPost(`/PMSol/v1/UJBM/${sheet}?DivisionId=1&Months=${months}&Year=${year}`);
      if (!result.ok) toast({ severity: "error", text: result.message ?? noResponseMessage() });
    });
  };
  return (
    <>
      <Button
        variant="outlined"
        height="touch"
        startIcon={<Icon name="download" />}
        loading={isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget))}
      >
        {t("menu")}
      </Button>
      {anchor ? (
        <Menu id={menuId} label={t("menu")} anchor={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => download("DownloadUJBM")}>{t("ujbm")}</MenuItem>
          <MenuItem onClick={() => download("DownloadCorrectionUJBM")}>{t("correction")}</MenuItem>
        </Menu>
      ) : null}
    </>
  );
}
