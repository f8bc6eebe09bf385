"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { ExtensionSubject } from "./use-extension-request";

const RequestDialog = lazyDialog(() => import("./request-dialog").then((module) => module.RequestExtensionDialog));

/** Open the extension request for a person on board or for oneself. The dialog loads on first use. */
export function RequestExtensionButton(subject: ExtensionSubject) {
  const t = useTranslations("extensions");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={subject.isOwn ? "outlined" : "text"}
        height="touch-32"
        {...RequestDialog.preloadProps}
        onClick={() => setIsOpen(true)}
        aria-label={subject.isOwn ? undefined : t("actions.requestOf", { name: subject.name })}
      >
        {t(subject.isOwn ? "own.ask" : "actions.request")}
      </Button>
      {isOpen ? <RequestDialog {...subject} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
