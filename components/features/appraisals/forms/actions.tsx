"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { NewVersion } from "./new-version";
import type { CopyFrom, FormSubject } from "./subject";

const PublishDialog = lazyDialog(() => import("./end-dialogs").then((module) => module.PublishDialog));
const DeleteDialog = lazyDialog(() => import("./end-dialogs").then((module) => module.DeleteDialog));

type Props = {
  subject: FormSubject;
  allowed: readonly ("save" | "publish" | "delete" | "copy")[];
  from: CopyFrom;
};

/** Offer the actions for a version, the next step first. */
export function FormActions({ subject, allowed, from }: Props) {
  const t = useTranslations("appraisal-lists.questions");
  const [asked, setAsked] = useState<"publish" | "delete" | null>(null);
  const onClose = () => setAsked(null);
  return (
    <>
      {allowed.includes("delete") ? (
        <Button color="error" {...DeleteDialog.warm} onClick={() => setAsked("delete")}>
          {t("delete")}
        </Button>
      ) : null}
      {allowed.includes("copy") && !allowed.includes("save") ? <NewVersion from={from} copyOf={subject.id} /> : null}
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
        <Button variant="contained" {...PublishDialog.warm} onClick={() => setAsked("publish")}>
          {t("publish")}
        </Button>
      ) : null}
      {asked === "publish" ? <PublishDialog subject={subject} onClose={onClose} /> : null}
      {asked === "delete" ? <DeleteDialog subject={subject} onClose={onClose} /> : null}
    </>
  );
}
