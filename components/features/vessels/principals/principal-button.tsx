"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/layout/icon";
import type { EditedPrincipal } from "./principal-dialog";

const PrincipalDialog = dynamic(() => import("./principal-dialog").then((module) => module.PrincipalDialog), { loading: () => null });

/** Adds a principal, or edits the one given; the dialog is fetched when first asked for. */
export function PrincipalButton({ principal }: { principal: EditedPrincipal | null }) {
  const t = useTranslations("vessels.principals");
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {principal ? (
        <Button size="small" variant="outlined" onClick={open} aria-label={t("editOf", { name: principal.name })}>
          {t("edit")}
        </Button>
      ) : (
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={open}>
          {t("add")}
        </Button>
      )}
      {isOpen ? <PrincipalDialog principal={principal} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
