"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/layout/icon";

const EntryFormDialog = dynamic(() => import("./entry-form-dialog").then((module) => module.EntryFormDialog), { loading: () => null });

/** A new entry for the person given, or for one to be chosen. */
export function AddEntryButton(person: { employeeId?: number; name?: string }) {
  const t = useTranslations("suitability.actions");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
        {t("add")}
      </Button>
      {isOpen ? <EntryFormDialog {...person} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
