"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";

const EntryFormDialog = lazyDialog(() => import("./entry-form-dialog").then((module) => module.EntryFormDialog));

/** Open the form of a new entry, for a given or a chosen person. */
export function AddEntryButton(person: { crewId?: number; name?: string }) {
  const t = useTranslations("suitability.actions");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" />}
        {...EntryFormDialog.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        {t("add")}
      </Button>
      {isOpen ? <EntryFormDialog {...person} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
