"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { Unsigned } from "./choose-joiner-dialog";

const ChooseDialog = lazyDialog(() => import("./choose-joiner-dialog").then((module) => module.ChooseJoinerDialog));

/** Start an agreement for a joiner of the vessel. */
export function CreatePklButton({ vesselId, joiners }: { vesselId: number; joiners: Unsigned[] }) {
  const t = useTranslations("pkl.choose");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" size={16} />}
        {...ChooseDialog.preloadProps}
        onClick={() => setOpen(true)}
        height="touch"
      >
        {t("open")}
      </Button>
      {isOpen ? <ChooseDialog vesselId={vesselId} joiners={joiners} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
