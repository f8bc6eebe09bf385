"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { EditedPrincipal } from "./dialog";

const PrincipalDialog = lazyDialog(() => import("./dialog").then((module) => module.PrincipalDialog));
const RetireDialog = lazyDialog(() => import("./retire-dialog").then((module) => module.RetireDialog));

type Props = { principal: EditedPrincipal; isTanker: boolean; retired: boolean };

/** Offer the actions on a principal: edit or retire, or restore. */
export function RowActions({ principal, isTanker, retired }: Props) {
  const t = useTranslations("vessels.principals");
  const router = useRouter();
  const [openDialog, setOpenDialog] = useState<"edit" | "retire" | null>(null);
  const { id, version, name } = principal;
  const onClose = () => setOpenDialog(null);
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={[
          { label: t("contacts"), choose: () => router.push(`/dashboard/vessel-management/principals/${id}`) },
          ...(retired ? [] : [{ label: t("retire.action"), danger: true, choose: () => setOpenDialog("retire") }]),
        ]}
        preload={RetireDialog.preloadProps.onFocus}
      >
        {retired ? (
          <button
            type="button"
            className={rowVerb}
            {...RetireDialog.preloadProps}
            onClick={() => setOpenDialog("retire")}
            aria-label={t("back.of", { name })}
          >
            {t("back.action")}
          </button>
        ) : (
          <button
            type="button"
            className={rowVerb}
            {...PrincipalDialog.preloadProps}
            onClick={() => setOpenDialog("edit")}
            aria-label={t("editOf", { name })}
          >
            {t("edit")}
          </button>
        )}
      </RowMenu>
      {openDialog === "edit" ? <PrincipalDialog principal={principal} isTanker={isTanker} onClose={onClose} /> : null}
      {openDialog === "retire" ? (
        <RetireDialog id={id} version={version} name={name} retired={retired} onClose={onClose} />
      ) : null}
    </>
  );
}
