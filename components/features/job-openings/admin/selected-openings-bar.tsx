"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";

const CloseChosen = lazyDialog(() => import("./close-selected-dialog").then((module) => module.CloseSelectedDialog));
/** Maximum number of openings closed in one call. */
const maxSelection = 100;

/** Offer the actions for the selected openings. */
export function SelectedOpeningsBar() {
  const t = useTranslations("job-openings.bulk");
  const { selected } = useSelection();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <SelectionBar max={maxSelection}>
        <Button
          variant="outlined"
          height="touch-40"
          {...CloseChosen.preloadProps}
          disabled={selected.length > maxSelection}
          onClick={() => setIsAsked(true)}
        >
          {t("close")}
        </Button>
      </SelectionBar>
      {isAsked ? <CloseChosen onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}
