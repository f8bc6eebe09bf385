"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Link } from "@/components/ui/layout/link";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { RowChoice } from "@/components/ui/list/row/choices";
import type { UserRow } from "./user-row";

const DeleteDialog = lazyDialog(() => import("./delete-dialog").then((module) => module.DeleteDialog));
const ToggleDialog = lazyDialog(() =>
  import("./activate-or-deactivate-dialog").then((module) => module.ActivateOrDeactivateDialog),
);

type Props = { user: UserRow; editHref: string; mayToggle: boolean; mayDelete: boolean };

const preloadDialogs = () => {
  DeleteDialog.preloadProps.onPointerEnter();
  ToggleDialog.preloadProps.onPointerEnter();
};

/** Actions of one account. Loads the dialogs on first use. */
export function RowActions({ user, editHref, mayToggle, mayDelete }: Props) {
  const t = useTranslations("users.management");
  const [openDialog, setOpenDialog] = useState<"delete" | "toggle" | null>(null);
  const { name, isActive } = user;
  const dialog = { user, onClose: () => setOpenDialog(null) };
  const choices: RowChoice[] = [
    ...(mayToggle ? [{ label: t(isActive ? "deactivate" : "activate"), choose: () => setOpenDialog("toggle") }] : []),
    ...(mayDelete ? [{ label: t("delete"), danger: true, choose: () => setOpenDialog("delete") }] : []),
  ];
  return (
    <>
      <RowMenu label={t("moreOf", { name })} choices={choices} preload={preloadDialogs}>
        <Link href={editHref} scroll={false} prefetch={false} className={rowVerb} aria-label={t("editOf", { name })}>
          {t("edit")}
        </Link>
      </RowMenu>
      {openDialog === "delete" ? <DeleteDialog {...dialog} /> : null}
      {openDialog === "toggle" ? <ToggleDialog {...dialog} /> : null}
    </>
  );
}
