"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";
import type { Permission } from "@/lib/access/permissions";
import type { BocMove } from "./boc-bulk";

const BocBulk = lazyDialog(() => import("./boc-bulk").then((module) => module.BocBulk));
const ScheduleBulk = lazyDialog(() => import("./schedule-bulk").then((module) => module.ScheduleBulk));

type Dialog = BocMove | "schedule" | null;
type Props = { tab: "boc-waitlist" | "ces-and-marlin-waitlist"; permissions: Permission[]; today: string };
const maxSelection = 500;

/** Show the number of selected applicants and the bulk actions. */
export function BulkActionsBar({ tab, permissions, today }: Props) {
  const t = useTranslations("applicants.screens.bulk");
  const { selected } = useSelection();
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  const action = (
    name: Exclude<Dialog, null>,
    right: Permission,
    variantProps: { variant: "contained" | "outlined" | "text"; color?: "error" },
  ) =>
    permissions.includes(right) ? (
      <Button
        {...variantProps}
        {...(name === "schedule" ? ScheduleBulk : BocBulk).preloadProps}
        disabled={selected.length > maxSelection}
        onClick={() => setDialog(name)}
        height="touch-40"
      >
        {t(name)}
      </Button>
    ) : null;
  return (
    <>
      <SelectionBar max={maxSelection}>
        {tab === "boc-waitlist" ? (
          <>
            {action("send", "applicants:boc-send", { variant: "contained" })}
            {action("pass", "applicants:boc-decide", { variant: "outlined" })}
            {action("fail", "applicants:boc-decide", { variant: "outlined", color: "error" })}
            {action("excel", "applicants:boc-send", { variant: "text" })}
          </>
        ) : (
          action("schedule", "applicants:tests-schedule", { variant: "contained" })
        )}
      </SelectionBar>
      {dialog === "schedule" ? <ScheduleBulk today={today} onClose={close} /> : null}
      {dialog && dialog !== "schedule" ? <BocBulk move={dialog} onClose={close} /> : null}
    </>
  );
}
