"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import styles from "../sections/tools.module.css";

const AddMedicalDialog = lazyDialog(() => import("./add-medical-dialog").then((module) => module.AddMedicalDialog));
const RemoveMedicalDialog = lazyDialog(() =>
  import("./remove-medical-dialog").then((module) => module.RemoveMedicalDialog),
);

/** The result of another examination. */
export function AddMedical({ dateOfBirth }: { dateOfBirth: string | null }) {
  const t = useTranslations("crew.screens");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="plus" size={16} />}
        {...AddMedicalDialog.warm}
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

/** Takes one certificate out of the books, found by the day of its examination. */
export function RemoveMedical({ id, date }: { id: number; date: string }) {
  const t = useTranslations("crew.screens");
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.tools}>
      <button
        type="button"
        data-danger
        {...RemoveMedicalDialog.warm}
        onClick={() => setOpen(true)}
        aria-label={t("medicals.removeTitle", { date })}
        title={t("papers.actions.remove")}
      >
        <Icon name="delete" size={16} />
      </button>
      {isOpen ? <RemoveMedicalDialog id={id} date={date} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
