"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { usePrepared, type ListedFile } from "./use-prepared";

// Most users have no prepared files, so the button comes with the first one.
const PreparedButton = dynamic(() => import("./prepared-button").then((module) => module.PreparedButton), {
  loading: () => null,
});

/** Shows the user's files in preparation and ready ones; hidden when there are none. Shows a toast when one is done. */
export function PreparedTray() {
  const t = useTranslations("prepared-files");
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { files, waiting, ready, refresh } = usePrepared(({ state, title }: ListedFile) =>
    toast(
      state === "ready"
        ? { severity: "success", text: t("becameReady", { title }) }
        : { severity: "error", text: t("becameFailed", { title }) },
    ),
  );
  if (files.length === 0 && !isOpen) return null;
  return <PreparedButton files={files} waiting={waiting} ready={ready} onOpen={setOpen} onChange={refresh} />;
}
