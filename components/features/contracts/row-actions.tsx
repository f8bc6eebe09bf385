"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Link } from "@/components/ui/layout/link";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { Contract } from "@/lib/features/contracts/schema";

const CoverDialog = lazyDialog(() => import("./coverage-dialog").then((module) => module.CoverageDialog));
const DeleteDialog = lazyDialog(() => import("./delete-dialog").then((module) => module.DeleteContractDialog));

type Props = {
  id: number;
  version: number;
  name: string;
  covers: Contract["covers"];
  editHref: string;
  mayDelete: boolean;
};

/** Actions on a contract: edit, coverage and, with the right, delete. */
export function ContractRowActions({ id, version, name, covers, editHref, mayDelete }: Props) {
  const t = useTranslations("contracts");
  const [openDialog, setOpenDialog] = useState<"cover" | "delete" | null>(null);
  const close = () => setOpenDialog(null);
  const choices = [
    ...(covers ? [{ label: t("cover"), choose: () => setOpenDialog("cover") }] : []),
    ...(mayDelete ? [{ label: t("remove"), danger: true, choose: () => setOpenDialog("delete") }] : []),
  ];
  return (
    <>
      <RowMenu label={t("moreOf", { name })} choices={choices} preload={DeleteDialog.preloadProps.onFocus}>
        <Link href={editHref} scroll={false} prefetch={false} className={rowVerb} aria-label={t("editOf", { name })}>
          {t("edit")}
        </Link>
      </RowMenu>
      {openDialog === "cover" && covers ? (
        <CoverDialog id={id} version={version} name={name} covers={covers} onClose={close} />
      ) : null}
      {openDialog === "delete" ? <DeleteDialog contractManagementId={id} version={version} onClose={close} /> : null}
    </>
  );
}
