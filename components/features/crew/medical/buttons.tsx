"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { RowMenu } from "@/components/ui/list/row-menu";

const AddMedicalDialog = lazyDialog(() => import("./add-medical-dialog").then((module) => module.AddMedicalDialog));
const RemoveMedicalDialog = lazyDialog(() =>
  import("./remove-medical-dialog").then((module) => module.RemoveMedicalDialog),
);

/** Show the button that adds a medical certificate. */
export function AddMedicalButton({ dateOfBirth }: { dateOfBirth: string | null }) {
  const t = useTranslations("crew.screens");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="plus" size={16} />}
        {...AddMedicalDialog.preloadProps}
        onClick={() => setOpen(true)}
        aria-label={t("medicals.addTitle")}
        height="touch"
      >
        {t("papers.actions.add")}
      </Button>
      {isOpen ? <AddMedicalDialog dateOfBirth={dateOfBirth} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Show the button that removes a medical certificate, named by its examination date. */
export function RemoveMedicalButton({ id, date }: { id: number; date: string }) {
  const t = useTranslations("crew.screens");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowMenu
        label={t("medicals.moreOf", { date })}
        choices={[{ label: t("papers.actions.remove"), danger: true, choose: () => setOpen(true) }]}
        preload={RemoveMedicalDialog.preloadProps.onFocus}
      />
      {isOpen ? <RemoveMedicalDialog id={id} date={date} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
