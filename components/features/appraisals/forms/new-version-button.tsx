"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { CopyFrom } from "./subject";

const NewDialog = lazyDialog(() => import("./new-version-dialog").then((module) => module.NewVersionDialog));

/** Start a new version, as a copy when one is open. */
export function NewVersionButton({ from, copyOf }: { from: CopyFrom; copyOf?: number }) {
  const t = useTranslations("appraisal-lists.questions");
  const [isOpen, setOpen] = useState(false);
  const isCopy = copyOf !== undefined;
  return (
    <>
      <Button
        variant={isCopy ? "outlined" : "contained"}
        startIcon={isCopy ? undefined : <Icon name="plus" />}
        {...NewDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t(isCopy ? "copy" : "new")}
      </Button>
      {isOpen ? <NewDialog from={from} copyOf={copyOf} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
