"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { View } from "./download-dialog";

const DownloadDialog = lazyDialog(() => import("./download-dialog").then((module) => module.DownloadBillsDialog));

/** Button that opens the download dialog. D3 §2 */
export function DownloadBillsButton({ view }: { view: View }) {
  const t = useTranslations("billing.download");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        height="touch"
        startIcon={<Icon name="download" />}
        {...DownloadDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t("action")}
      </Button>
      {isOpen ? <DownloadDialog view={view} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
