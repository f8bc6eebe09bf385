"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { NewVersionProps } from "./version-summary";

const NewVersionDialog = lazyDialog(() => import("./new-version-dialog").then((module) => module.NewVersionDialog));

/** Button that creates a version, or copies the shown one. */
export function NewVersionButton({ kind, from, copyOf }: NewVersionProps) {
  const t = useTranslations("rates");
  const [isOpen, setIsOpen] = useState(false);
  const isCopy = copyOf !== undefined;
  return (
    <>
      <Button
        variant={isCopy ? "outlined" : "contained"}
        startIcon={isCopy ? undefined : <Icon name="plus" />}
        {...NewVersionDialog.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        {isCopy ? t("copy") : t("add.action")}
      </Button>
      {isOpen ? <NewVersionDialog kind={kind} from={from} copyOf={copyOf} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
