"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { downloadPost } from "../form/download/download-post";
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
  /** Message when the server gives no reason. */
  failed?: string;
  onDone?: () => void;
};

/**
 * Downloads a document from the server. Shows the server's message when it refuses or prepares the file.
 * `name` extends the label for screen readers where several buttons share it.
 */
export function DownloadButton({ address, body, label, name, variant = "outlined", failed, onDone }: Props) {
  const t = useTranslations("shell");
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const networkErrorText = () => (isOffline() ? t("connection.stays") : (failed ?? t("list.failed")));
  const download = () =>
    startTransition(async () => {
      const result = await downloadPost(address, body);
      if (!result.ok) return toast({ severity: "error", text: result.message ?? networkErrorText() });
      if (result.preparedText) toast({ severity: "info", text: result.preparedText });
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
