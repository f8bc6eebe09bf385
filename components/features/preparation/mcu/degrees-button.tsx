"use client";

import { useTranslations } from "next-intl";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { listHealthDegreesAction } from "@/lib/features/lookups/actions";
import { useLoadedOptions } from "../use-loaded-options";

const DegreesDialog = lazyDialog(() => import("./degrees-dialog").then((module) => module.DegreesDialog));

/** Open the settings of the health degrees. */
export function DegreesButton() {
  const t = useTranslations("checkups.actions");
  const { choices, isAsking, open, close } = useLoadedOptions(() => listHealthDegreesAction({}));
  return (
    <>
      <Button variant="outlined" loading={isAsking} {...DegreesDialog.preloadProps} onClick={open} height="touch">
        {t("degrees")}
      </Button>
      {choices ? <DegreesDialog degrees={choices} onClose={close} /> : null}
    </>
  );
}
