"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";

const AddConflictDialog = lazyDialog(() => import("./add-conflict-dialog").then((module) => module.AddConflictDialog));
const EndConflictDialog = lazyDialog(() => import("./end-conflict-dialog").then((module) => module.EndConflictDialog));

/** Show the button that adds a conflict. */
export function AddConflictButton() {
  const t = useTranslations("crew.screens");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="plus" size={16} />}
        {...AddConflictDialog.preloadProps}
        onClick={() => setOpen(true)}
        aria-label={t("conflicts.add")}
        height="touch"
      >
        {t("papers.actions.add")}
      </Button>
      {isOpen ? <AddConflictDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Show the button that ends a conflict. */
export function EndConflictButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations("crew.screens.conflicts");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={rowActions}>
        <button
          type="button"
          className={rowVerb}
          {...EndConflictDialog.preloadProps}
          onClick={() => setOpen(true)}
          aria-label={t("endOf", { name })}
        >
          {t("end")}
        </button>
      </span>
      {isOpen ? <EndConflictDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
