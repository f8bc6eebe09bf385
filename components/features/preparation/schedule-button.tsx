"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type ComponentType } from "react";
import type { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import { scheduleKey } from "./addresses";
import { useLoadedOptions } from "./use-loaded-options";

/** The vessel, and the joiner from the address. */
export type ScheduleTarget = { vesselId: number; crewId: number | null };
type DialogProps<C> = ScheduleTarget & { choices: C; onClose: () => void };
type Props<C> = ScheduleTarget & {
  ask: (input: { vesselId: number }) => Promise<ActionResult<C>>;
  Dialog: ComponentType<DialogProps<C>> & Pick<ReturnType<typeof lazyDialog>, "preloadProps">;
};

/** Open the scheduling form. It is open initially when the address names a joiner. */
export function ScheduleButton<C>({ vesselId, crewId, ask, Dialog }: Props<C>) {
  const t = useTranslations("checkups.actions");
  const { choices, isAsking, open, close } = useLoadedOptions(() => ask({ vesselId }));
  const { isClosed, onClose } = useAddressDialog([scheduleKey]);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (crewId === null || wasOpened.current) return;
    wasOpened.current = true;
    open();
  }, [crewId, open]);
  const end = () => {
    close();
    if (crewId !== null && !isClosed) onClose();
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" size={16} />}
        loading={isAsking}
        {...Dialog.preloadProps}
        onClick={open}
        height="touch"
      >
        {t("schedule")}
      </Button>
      {choices ? <Dialog vesselId={vesselId} crewId={crewId} choices={choices} onClose={end} /> : null}
    </>
  );
}
