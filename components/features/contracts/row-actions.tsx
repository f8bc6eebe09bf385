"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Link } from "@/components/ui/layout/link";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";

const DeleteDialog = lazyDialog(() => import("./delete-dialog").then((module) => module.DeleteDialog));

type Props = { id: number; version: number; name: string; editHref: string; mayDelete: boolean };

/** What can be done with one contract: edit it, and for who may, delete it. */
export function RowActions({ id, version, name, editHref, mayDelete }: Props) {
  const t = useTranslations("contracts");
  const [isAsked, setAsked] = useState(false);
  const choices = mayDelete ? [{ label: t("remove"), danger: true, choose: () => setAsked(true) }] : [];
  return (
    <>
      <RowMenu label={t("moreOf", { name })} choices={choices} warm={DeleteDialog.warm.onFocus}>
        <Link href={editHref} scroll={false} prefetch={false} className={rowVerb} aria-label={t("editOf", { name })}>
          {t("edit")}
        </Link>
      </RowMenu>
      {isAsked ? <DeleteDialog contractManagementId={id} version={version} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
