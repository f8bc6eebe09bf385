"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { downloadPost } from "../form/download-post";
import { Button } from "../layout/button";
import { Icon } from "../layout/icon";
import { isOffline } from "./online";
import { useToast } from "./toast-frame";

type Props = {
  address: string;
  body?: Record<string, unknown>;
  label: string;
  name?: string;
  variant?: "outlined" | "text";
  /** What is said when nobody says why. */
  failed?: string;
  onDone?: () => void;
};

/** Asks the server for a document and saves it; a refusal, or that it is being prepared, is told in its words. name says more than the label where several stand together. */
export function DownloadButton({ address, body, label, name, variant = "outlined", failed, onDone }: Props) {
  const t = useTranslations("shell");
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const unheard = () => (isOffline() ? t("connection.stays") : (failed ?? t("list.failed")));
  const download = () =>
    startTransition(async () => {
      const result = await downloadPost(address, body);
      if (!result.ok) return toast({ severity: "error", text: result.message ?? unheard() });
      if (result.later) toast({ severity: "info", text: result.later });
      onDone?.();
    });
  return (
    <Button
      variant={variant}
      aria-label={name}
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
