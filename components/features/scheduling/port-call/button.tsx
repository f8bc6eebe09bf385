"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { Usage } from "@/db/enums/scheduling";

const PortCallDialog = lazyDialog(() => import("./dialog").then((module) => module.PortCallDialog));

/** Open the dialog that moves a port call and its people. product 2.11 */
export function PortCallButton({ vesselId, usage }: { vesselId: number; usage: Usage }) {
  const t = useTranslations("scheduling-lists.portCall");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" height="touch" onClick={() => setIsOpen(true)} {...PortCallDialog.preloadProps}>
        {t("open")}
      </Button>
      {isOpen ? (
        <PortCallDialog vesselId={vesselId} usage={usage} chosen={[]} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
