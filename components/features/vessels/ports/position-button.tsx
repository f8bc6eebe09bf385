"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { PlacedPort } from "@/lib/features/vessels/ports/schema";

const PortPositionDialog = lazyDialog(() => import("./position-dialog").then((module) => module.PortPositionDialog));

/** Open the dialog that puts a port on the map. */
export function PortPositionButton({ port }: { port: PlacedPort }) {
  const t = useTranslations("ports");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="text" {...PortPositionDialog.preloadProps} onClick={() => setIsOpen(true)}>
        {t("open")}
      </Button>
      {isOpen ? <PortPositionDialog port={port} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
