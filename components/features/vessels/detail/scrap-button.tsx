"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";

const ScrapDialog = lazyDialog(() => import("./scrap-dialog").then((module) => module.ScrapDialog));

type Props = { id: number; name: string; version: number; today: string };

export function ScrapButton(props: Props) {
  const t = useTranslations("vessels.scrap");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" {...ScrapDialog.preloadProps} onClick={() => setIsOpen(true)}>
        {t("action")}
      </Button>
      {isOpen ? <ScrapDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
