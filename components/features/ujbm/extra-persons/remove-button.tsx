"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";

const RemoveDialog = lazyDialog(() => import("./remove-dialog").then((module) => module.RemoveExtraPersonDialog));

export function RemoveExtraPersonButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations("ujbm.extra");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={name} {...RemoveDialog.preloadProps} onClick={() => setIsOpen(true)}>
        {t("remove")}
      </Button>
      {isOpen ? <RemoveDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
