"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { ChandlerVessel } from "@/lib/features/chandler/vessels/schema";

const NewRequestDialog = lazyDialog(() => import("../changes/new-dialog").then((module) => module.NewRequestDialog));

type Props = { vessel: ChandlerVessel; requester: { name: string; email: string } };

/** Button New Chandler Request. Document 3 §2 */
export function NewRequestButton(props: Props) {
  const t = useTranslations("chandler-requests");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" height="touch" {...NewRequestDialog.preloadProps} onClick={() => setIsOpen(true)}>
        {t("new")}
      </Button>
      {isOpen ? <NewRequestDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
