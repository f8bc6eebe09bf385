"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import type { SelectOption } from "@/components/ui/form/select-field";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";

const VoyageDialog = lazyDialog(() => import("./dialog").then((module) => module.VoyageDialog));

type Props = { vesselId: number; statuses: SelectOption[]; ports: SelectOption[] };

export function VoyageButton(props: Props) {
  const t = useTranslations("voyages");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" />}
        {...VoyageDialog.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        {t("add")}
      </Button>
      {isOpen ? <VoyageDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
