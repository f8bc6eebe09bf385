"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { StatusPerson } from "./person";

const ResignDialog = lazyDialog(() => import("./resign-dialog").then((module) => module.ResignDialog));
const RehireDialog = lazyDialog(() => import("./rehire-dialog").then((module) => module.RehireDialog));

/** The buttons' props. idleSince: since when the person seems not to return; null for others. */
type Props = { person: StatusPerson; today: string; resign: boolean; rehire: boolean };

/** Show the buttons to resign and re-hire. product 5.3 */
export function StatusButtons({ person, today, resign, rehire }: Props) {
  const t = useTranslations("crew.screens.status");
  const [openDialog, setOpenDialog] = useState<"resign" | "rehire" | null>(null);
  const close = () => setOpenDialog(null);
  const look = { variant: "outlined" as const, height: "touch" as const };
  return (
    <>
      {resign ? (
        <Button {...look} color="error" {...ResignDialog.preloadProps} onClick={() => setOpenDialog("resign")}>
          {t("resign")}
        </Button>
      ) : null}
      {rehire ? (
        <Button {...look} {...RehireDialog.preloadProps} onClick={() => setOpenDialog("rehire")}>
          {t("rehire")}
        </Button>
      ) : null}
      {openDialog === "resign" ? <ResignDialog person={person} today={today} onClose={close} /> : null}
      {openDialog === "rehire" ? <RehireDialog person={person} today={today} onClose={close} /> : null}
    </>
  );
}
