"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { downloadPost } from "../form/download-post";
import { Icon } from "../layout/icon";
import { useToast } from "./toast-frame";

type Props = { address: string; body?: Record<string, unknown>; label: string; variant?: "outlined" | "text" };

/** Asks the server for a document and saves it; a refusal is told in its words. */
export function DownloadButton({ address, body, label, variant = "outlined" }: Props) {
  const t = useTranslations("shell");
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const download = () =>
    startTransition(async () => {
      const result = await downloadPost(address, body);
      if (!result.ok) toast({ severity: "error", text: result.message ?? t("offline") });
    });
  return (
    <Button variant={variant} onClick={download} loading={isPending} loadingPosition="start" startIcon={<Icon name="download" />} sx={{ minHeight: { xs: 44, sm: 36 } }}>
      {label}
    </Button>
  );
}
