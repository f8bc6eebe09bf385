"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Link } from "@/components/ui/layout/link";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { RowChoice } from "@/components/ui/list/row/choices";

const DeleteDialog = lazyDialog(() => import("./delete-dialog").then((module) => module.DeleteDialog));
const ToggleDialog = lazyDialog(() => import("./open-or-close-dialog").then((module) => module.OpenOrCloseDialog));

type Rights = { write: boolean; remove: boolean };
type Props = { id: number; name: string; isOpen: boolean; editHref: string; rights: Rights };

const prefetchDialogs = () => {
  DeleteDialog.preloadProps.onPointerEnter();
  ToggleDialog.preloadProps.onPointerEnter();
};

/** Offer the actions for one opening. Dialogs are loaded on first use. */
export function RowActions({ id, name, isOpen, editHref, rights }: Props) {
  const t = useTranslations("job-openings.list");
  const [openDialog, setOpenDialog] = useState<"delete" | "toggle" | null>(null);
  const dialog = { id, name, onClose: () => setOpenDialog(null) };
  const publicPage = `/dashboard/registration?joi=${id}`;
  const choices: RowChoice[] = [
    ...(rights.write
      ? [
          { label: t("viewPublic"), newTab: publicPage },
          { label: t(isOpen ? "close" : "reopen"), choose: () => setOpenDialog("toggle") },
        ]
      : []),
    ...(rights.remove ? [{ label: t("delete"), danger: true, choose: () => setOpenDialog("delete") }] : []),
  ];
  return (
    <>
      <RowMenu label={t("moreOf", { name })} choices={choices} preload={prefetchDialogs}>
        {rights.write ? (
          <Link href={editHref} scroll={false} prefetch={false} className={rowVerb} aria-label={t("editOf", { name })}>
            {t("edit")}
          </Link>
        ) : (
          <a href={publicPage} target="_blank" rel="noreferrer" className={rowVerb} aria-label={t("viewOf", { name })}>
            {t("view")}
          </a>
        )}
      </RowMenu>
      {openDialog === "delete" ? <DeleteDialog {...dialog} /> : null}
      {openDialog === "toggle" ? <ToggleDialog {...dialog} isOpen={isOpen} /> : null}
    </>
  );
}
