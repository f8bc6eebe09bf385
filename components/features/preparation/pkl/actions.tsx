"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { downloadPost } from "@/components/ui/form/download/download-post";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { PklDetail } from "@/lib/features/preparation/pkl/schema";
import { createPklAddress } from "./addresses";
import { styles } from "./styles";

const UploadDialog = lazyDialog(() => import("./upload-signed-dialog").then((module) => module.UploadSignedDialog));
const CompleteDialog = lazyDialog(() => import("./endorsed-dialog").then((module) => module.EndorsedDialog));
const MissingDialog = lazyDialog(() =>
  import("./document-missing-dialog").then((module) => module.DocumentMissingDialog),
);

type Open = "upload" | "complete" | "missing" | null;

/**
 * Offer the actions for an agreement. The document is hidden once endorsed, and a signed one takes no other scan. D2
 * §4
 */
export function PklActions({ pkl }: { pkl: PklDetail }) {
  const t = useTranslations("pkl.page");
  const [open, setOpen] = useState<Open>(null);
  const [isPending, startTransition] = useTransition();
  const isAllowed = (action: PklDetail["allowedActions"][number]) => pkl.allowedActions.includes(action);
  const close = () => setOpen(null);
  const download = () =>
    startTransition(async () => {
      const answer = await downloadPost("/PMSol/v1/GeneratePDF/GenerateEmployeePreparationPKL", {
        employeePreparationPklId: pkl.id,
      });
      if (!answer.ok) setOpen("missing");
    });
  const { id, version } = pkl;
  return (
    <div className={styles.actions}>
      {isAllowed("download") ? (
        <Button
          variant="outlined"
          height="touch"
          onClick={download}
          loading={isPending}
          startIcon={<Icon name="download" />}
        >
          {t("download")}
        </Button>
      ) : null}
      {isAllowed("supersede") ? (
        <Button
          component={Link}
          variant="text"
          height="touch"
          href={createPklAddress(pkl.vesselId, pkl.crewId, { supersedes: id })}
        >
          {t("supersede")}
        </Button>
      ) : null}
      {isAllowed("addendum") ? (
        <Button
          component={Link}
          variant="contained"
          height="touch"
          href={createPklAddress(pkl.vesselId, pkl.crewId, { addendumOf: id })}
        >
          {t("addendumTitle")}
        </Button>
      ) : null}
      {isAllowed("complete") ? (
        <Button variant="contained" height="touch" {...CompleteDialog.preloadProps} onClick={() => setOpen("complete")}>
          {t("complete")}
        </Button>
      ) : null}
      {isAllowed("sign") || pkl.attachmentId !== null ? (
        <Button
          variant={isAllowed("sign") ? "contained" : "outlined"}
          height="touch"
          disabled={!isAllowed("sign")}
          {...UploadDialog.preloadProps}
          onClick={() => setOpen("upload")}
        >
          {t("upload")}
        </Button>
      ) : null}
      {open === "upload" ? <UploadDialog id={id} version={version} onClose={close} /> : null}
      {open === "complete" ? <CompleteDialog id={id} version={version} onClose={close} /> : null}
      {open === "missing" ? <MissingDialog onClose={close} /> : null}
    </div>
  );
}
