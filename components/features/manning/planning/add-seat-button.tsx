"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { AddSeatProps } from "./add-seat-dialog";

const AddSeatDialog = lazyDialog(() => import("./add-seat-dialog").then((module) => module.AddSeatDialog));

/** Open the dialog that adds a seat. It loads on first use. */
export function AddSeatButton(props: Omit<AddSeatProps, "onClose">) {
  const t = useTranslations("planning.seat");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="plus" />}
        {...AddSeatDialog.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        {t("add")}
      </Button>
      {isOpen ? <AddSeatDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
