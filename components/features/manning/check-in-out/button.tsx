"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { CheckInOutPerson } from "./use-check-in-out-form";

const BoardDialog = lazyDialog(() => import("./dialog").then((module) => module.CheckInOutDialog));

/**
 * Open the check-in or check-out dialog of one person. The button is emphasised when due; the dialog loads on first
 * use.
 */
export function CheckInOutButton({ due = false, ...person }: CheckInOutPerson & { due?: boolean }) {
  const t = useTranslations("vessels.board");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={due ? "outlined" : "text"}
        height="touch-32"
        {...BoardDialog.preloadProps}
        onClick={() => setIsOpen(true)}
        aria-label={t(`${person.kind}.of`, { name: person.name })}
      >
        {t(`${person.kind}.action`)}
      </Button>
      {isOpen ? <BoardDialog {...person} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
