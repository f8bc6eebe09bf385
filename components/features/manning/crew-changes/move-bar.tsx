"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { rowId } from "./row-id";

const MoveDialog = lazyDialog(() => import("./move-dialog").then((module) => module.MoveDialog));
const maxSelected = 50;

type Props = {
  vesselId: number;
  changes: readonly CrewChange[];
  principal: string | null;
  today: string;
  maySetPort: boolean;
};

/** Offer to move the selected crew changes to another day. */
export function MoveBar({ changes, ...dialogProps }: Props) {
  const t = useTranslations("crew-changes.move");
  const { has } = useSelection();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = changes.filter((change) => has(rowId(change)));
  return (
    <>
      <SelectionBar max={maxSelected}>
        <Button
          variant="contained"
          height="touch-40"
          disabled={chosen.length === 0 || chosen.length > maxSelected}
          onClick={() => setIsOpen(true)}
          {...MoveDialog.preloadProps}
        >
          {t("open")}
        </Button>
      </SelectionBar>
      {isOpen ? <MoveDialog {...dialogProps} chosen={chosen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
