"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";
import type { Usage } from "@/db/enums/scheduling";

const PortCallDialog = lazyDialog(() => import("./dialog").then((module) => module.PortCallDialog));
/** Maximum number of people moved in one call. */
const maxSelection = 200;

/** Offer the actions for the selected people: move them to one date and port. */
export function PortCallBar({ vesselId, usage }: { vesselId: number; usage: Usage }) {
  const t = useTranslations("scheduling-lists.portCall");
  const { selected, clear } = useSelection();
  const [chosenIds, setChosenIds] = useState<readonly number[] | null>(null);
  return (
    <>
      <SelectionBar max={maxSelection}>
        <Button
          variant="contained"
          height="touch-40"
          disabled={selected.length === 0 || selected.length > maxSelection}
          onClick={() => setChosenIds(selected.map(({ id }) => id))}
          {...PortCallDialog.preloadProps}
        >
          {t("openChosen")}
        </Button>
      </SelectionBar>
      {chosenIds ? (
        <PortCallDialog
          vesselId={vesselId}
          usage={usage}
          chosen={chosenIds}
          onDone={clear}
          onClose={() => setChosenIds(null)}
        />
      ) : null}
    </>
  );
}
