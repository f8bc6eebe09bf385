"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { RequestAction } from "@/lib/features/chandler/actions.rules";
import type { ChandlerVessel } from "@/lib/features/chandler/vessels/schema";
import type { Changed } from "../changes/changed";
import { styles } from "./styles";

const StatusDialog = lazyDialog(() => import("../changes/status-dialog").then((module) => module.StatusDialog));
const CancelDialog = lazyDialog(() => import("../changes/cancel-dialog").then((module) => module.CancelDialog));
const ReceivedDialog = lazyDialog(() => import("../changes/received-dialog").then((module) => module.ReceivedDialog));
const NewRequestDialog = lazyDialog(() => import("../changes/new-dialog").then((module) => module.NewRequestDialog));

type Props = { request: Changed; vessel: ChandlerVessel };

/** Action buttons of a request, by the viewer's rights. Document 3 §2 */
export function RequestVerbs({ request, vessel }: Props) {
  const t = useTranslations("chandler-requests");
  const [asked, setAsked] = useState<RequestAction | null>(null);
  const close = () => setAsked(null);
  const may = (action: RequestAction) => request.allowedActions.includes(action);
  if (request.allowedActions.length === 0) return null;
  const at = { request, today: vessel.today, onClose: close };
  return (
    <div className={styles.verbs}>
      {may("delete") ? (
        <Button
          color="error"
          variant="outlined"
          height="touch"
          {...CancelDialog.warm}
          onClick={() => setAsked("delete")}
        >
          {t("delete")}
        </Button>
      ) : null}
      {may("update-status") ? (
        <Button variant="contained" height="touch" {...StatusDialog.warm} onClick={() => setAsked("update-status")}>
          {t("update")}
        </Button>
      ) : null}
      {may("propose-received") ? (
        <Button
          variant="contained"
          height="touch"
          {...ReceivedDialog.warm}
          onClick={() => setAsked("propose-received")}
        >
          {t("propose")}
        </Button>
      ) : null}
      {may("copy") && vessel.isInOperation ? (
        <Button variant="contained" height="touch" {...NewRequestDialog.warm} onClick={() => setAsked("copy")}>
          {t("copy")}
        </Button>
      ) : null}
      {asked === "update-status" ? <StatusDialog {...at} /> : null}
      {asked === "delete" ? <CancelDialog {...at} /> : null}
      {asked === "propose-received" ? <ReceivedDialog {...at} /> : null}
      {asked === "copy" ? <NewRequestDialog vessel={vessel} source={request} onClose={close} /> : null}
    </div>
  );
}
