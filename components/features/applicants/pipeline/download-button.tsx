"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { downloadBoc, downloadCv, downloadMcuLetter } from "./document-addresses";

const documents = {
  cv: downloadCv,
  mcu: downloadMcuLetter,
  boc: (id: number) => downloadBoc([id]),
} as const;

/** Generate a document of one applicant and download it. */
export function DownloadButton({
  id,
  document,
  label,
}: {
  id: number;
  document: keyof typeof documents;
  label: string;
}) {
  const t = useTranslations("shell");
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const download = () =>
    startTransition(async () => {
      const result = await documents[document](id);
      if (!result.ok) toast({ severity: "error", text: result.message ?? t("offline") });
    });
  return (
    <Button
      variant="outlined"
      onClick={download}
      loading={isPending}
      loadingPosition="start"
      startIcon={<Icon name="download" />}
      height="touch"
    >
      {label}
    </Button>
  );
}
