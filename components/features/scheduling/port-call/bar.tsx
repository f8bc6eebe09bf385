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
const most = 200;

/** Offer the actions for the selected people: move them to one date and port. */
export function PortCallBar({ vesselId, usage }: { vesselId: number; usage: Usage }) {
  const t = useTranslations("scheduling-lists.portCall");
  const { chosen, clear } = useSelection();
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  return (
    <>
      <SelectionBar most={most}>
        <Button
          variant="contained"
          height="touch-40"
          disabled={chosen.length === 0 || chosen.length > most}
          onClick={() => setAsked(chosen.map(({ id }) => id))}
          {...PortCallDialog.warm}
        >
          {t("openChosen")}
        </Button>
      </SelectionBar>
      {asked ? (
        <PortCallDialog
          vesselId={vesselId}
          usage={usage}
          chosen={asked}
          onDone={clear}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
