"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { DataRequest } from "@/lib/features/crew/data-requests/schema";

const DecideDialog = lazyDialog(() => import("./decide-dialog").then((module) => module.DecideDataRequestDialog));

/** Show the actions of one request. */
export function DataRequestTools({ request, name }: { request: DataRequest; name: string }) {
  const t = useTranslations("data-requests");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {request.canDecide ? (
        <Button
          size="small"
          variant="outlined"
          {...DecideDialog.preloadProps}
          onClick={() => setIsOpen(true)}
          height="touch-32"
        >
          {t("decide")}
        </Button>
      ) : null}
      {request.canDownload ? (
        <DownloadButton
          variant="text"
          address={`/PMSol/v1/Employee/ExportEmployeeData?id=${request.id}`}
          label={t("download")}
        />
      ) : null}
      {isOpen ? <DecideDialog request={request} name={name} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
