"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { NewVersionButton } from "./new-version-button";
import type { CopyFrom, FormSubject } from "./subject";

const PublishDialog = lazyDialog(() => import("./publish-and-delete-dialogs").then((module) => module.PublishDialog));
const DeleteDialog = lazyDialog(() => import("./publish-and-delete-dialogs").then((module) => module.DeleteDialog));

type Props = {
  subject: FormSubject;
  allowed: readonly ("save" | "publish" | "delete" | "copy")[];
  from: CopyFrom;
};

/** Offer the actions for a version, the next step first. */
export function FormActions({ subject, allowed, from }: Props) {
  const t = useTranslations("appraisal-lists.questions");
  const [openDialog, setOpenDialog] = useState<"publish" | "delete" | null>(null);
  const onClose = () => setOpenDialog(null);
  return (
    <>
      {allowed.includes("delete") ? (
        <Button color="error" {...DeleteDialog.preloadProps} onClick={() => setOpenDialog("delete")}>
          {t("delete")}
        </Button>
      ) : null}
      {allowed.includes("copy") && !allowed.includes("save") ? (
        <NewVersionButton from={from} copyOf={subject.id} />
      ) : null}
      {allowed.includes("save") ? (
        <Button
          variant="outlined"
          component={Link}
          href={`?version=${subject.id}&edit=1`}
          startIcon={<Icon name="edit" />}
        >
          {t("edit")}
        </Button>
      ) : null}
      {allowed.includes("publish") ? (
        <Button variant="contained" {...PublishDialog.preloadProps} onClick={() => setOpenDialog("publish")}>
          {t("publish")}
        </Button>
      ) : null}
      {openDialog === "publish" ? <PublishDialog subject={subject} onClose={onClose} /> : null}
      {openDialog === "delete" ? <DeleteDialog subject={subject} onClose={onClose} /> : null}
    </>
  );
}
