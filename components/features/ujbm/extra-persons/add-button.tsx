"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";

const AddDialog = lazyDialog(() => import("./add-dialog").then((module) => module.AddExtraPersonDialog));

export function AddExtraPersonButton(props: { vesselId: number; vesselName: string; month: string }) {
  const t = useTranslations("ujbm.extra");
  const [isOpen, setIsOpen] = useState(false);
  const { vesselId, vesselName, month } = props;
  return (
    <>
      <Button variant="outlined" {...AddDialog.preloadProps} onClick={() => setIsOpen(true)}>
        {t("add")}
      </Button>
      {isOpen ? (
        <AddDialog vesselId={vesselId} vesselName={vesselName} month={month} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
