"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";

const PrincipalDialog = lazyDialog(() => import("./dialog").then((module) => module.PrincipalDialog));

/** Open the form of a new principal. It loads on first use. */
export function PrincipalButton({ isTanker }: { isTanker: boolean }) {
  const t = useTranslations("vessels.principals");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" />}
        {...PrincipalDialog.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        {t("add")}
      </Button>
      {isOpen ? <PrincipalDialog principal={null} isTanker={isTanker} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
