"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { NewVersionButton } from "./new-version-button";
import type { NewVersionProps, VersionSummary } from "./version-summary";

const VerifyDialog = lazyDialog(() => import("./verify-dialog").then((module) => module.VerifyDialog));
const DeleteDialog = lazyDialog(() => import("./delete-dialog").then((module) => module.DeleteDialog));

type Props = {
  subject: VersionSummary;
  allowed: readonly ("save" | "verify" | "delete" | "copy")[];
  copy: NewVersionProps;
  editHref: string;
};

/** Actions on a version, the next step first. */
export function VersionActions({ subject, allowed, copy, editHref }: Props) {
  const t = useTranslations("rates");
  const [openDialog, setOpenDialog] = useState<"verify" | "delete" | null>(null);
  const onClose = () => setOpenDialog(null);
  const may = (name: Props["allowed"][number]) => allowed.includes(name);
  return (
    <>
      {may("delete") ? (
        <Button color="error" {...DeleteDialog.preloadProps} onClick={() => setOpenDialog("delete")}>
          {t("remove.action")}
        </Button>
      ) : null}
      {may("copy") && !may("save") ? <NewVersionButton {...copy} copyOf={subject.id} /> : null}
      {may("save") ? (
        <Button
          variant={may("verify") ? "outlined" : "contained"}
          component={Link}
          href={editHref}
          startIcon={<Icon name="edit" />}
        >
          {t("edit")}
        </Button>
      ) : null}
      {may("verify") ? (
        <Button variant="contained" {...VerifyDialog.preloadProps} onClick={() => setOpenDialog("verify")}>
          {t("verify.action")}
        </Button>
      ) : null}
      {openDialog === "verify" ? <VerifyDialog subject={subject} onClose={onClose} /> : null}
      {openDialog === "delete" ? <DeleteDialog subject={subject} onClose={onClose} /> : null}
    </>
  );
}
