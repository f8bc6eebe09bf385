"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";
import type { Usage } from "@/db/enums/scheduling";

const PortCallDialog = lazyDialog(() => import("./dialog").then((module) => module.PortCallDialog));
/** As many as one call moves. */
const most = 200;

/** What can be done with the people chosen: one date and one port for all of them. */
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
