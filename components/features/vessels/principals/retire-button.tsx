"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { RetiredPrincipal } from "./retire-dialog";

const RetireDialog = lazyDialog(() => import("./retire-dialog").then((module) => module.RetireDialog));

/** Takes a principal out of the choices, or brings a retired one back. */
export function RetireButton({ principal }: { principal: RetiredPrincipal }) {
  const t = useTranslations("vessels.principals");
  const [isOpen, setIsOpen] = useState(false);
  const { name, retired } = principal;
  const verb = retired ? "back" : "retire";
  return (
    <>
      <Button
        size="small"
        color={retired ? "primary" : "error"}
        {...RetireDialog.warm}
        onClick={() => setIsOpen(true)}
        aria-label={t(`${verb}.of`, { name })}
      >
        {t(`${verb}.action`)}
      </Button>
      {isOpen ? <RetireDialog principal={principal} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
