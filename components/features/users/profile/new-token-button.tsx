"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";

const NewTokenDialog = lazyDialog(() => import("./new-token-dialog").then((module) => module.NewTokenDialog));

export function NewTokenButton() {
  const t = useTranslations("users.security");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...NewTokenDialog.preloadProps} onClick={() => setIsOpen(true)}>
        {t("newToken")}
      </Button>
      {isOpen ? <NewTokenDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
