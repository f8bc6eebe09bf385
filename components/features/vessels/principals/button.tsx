"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { EditedPrincipal } from "./dialog";

const PrincipalDialog = lazyDialog(() => import("./dialog").then((module) => module.PrincipalDialog));

/** Adds a principal, or edits the one given; the dialog is fetched when first asked for. */
export function PrincipalButton({ principal }: { principal: EditedPrincipal | null }) {
  const t = useTranslations("vessels.principals");
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {principal ? (
        <Button
          size="small"
          variant="outlined"
          {...PrincipalDialog.warm}
          onClick={open}
          aria-label={t("editOf", { name: principal.name })}
        >
          {t("edit")}
        </Button>
      ) : (
        <Button variant="contained" startIcon={<Icon name="plus" />} {...PrincipalDialog.warm} onClick={open}>
          {t("add")}
        </Button>
      )}
      {isOpen ? <PrincipalDialog principal={principal} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
