"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { EditedContact } from "./dialog";

const ContactDialog = lazyDialog(() => import("./dialog").then((module) => module.ContactDialog));
const RemoveDialog = lazyDialog(() => import("./remove-dialog").then((module) => module.RemoveDialog));

type Props = { principalId: number; contact: EditedContact; standIns: readonly { id: number; name: string }[] };

/** Offer the actions on a contact. */
export function RowActions({ principalId, contact, standIns }: Props) {
  const t = useTranslations("vessels.contacts");
  const [openDialog, setOpenDialog] = useState<"edit" | "remove" | null>(null);
  const { id, version, name } = contact;
  const onClose = () => setOpenDialog(null);
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={[{ label: t("remove.action"), danger: true, choose: () => setOpenDialog("remove") }]}
        preload={RemoveDialog.preloadProps.onFocus}
      >
        <button
          type="button"
          className={rowVerb}
          {...ContactDialog.preloadProps}
          onClick={() => setOpenDialog("edit")}
          aria-label={t("editOf", { name })}
        >
          {t("edit")}
        </button>
      </RowMenu>
      {openDialog === "edit" ? (
        <ContactDialog principalId={principalId} contact={contact} standIns={standIns} onClose={onClose} />
      ) : null}
      {openDialog === "remove" ? <RemoveDialog id={id} version={version} name={name} onClose={onClose} /> : null}
    </>
  );
}
