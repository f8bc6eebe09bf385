"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { RequestAction } from "@/lib/features/chandler/actions.rules";
import type { ChandlerVessel } from "@/lib/features/chandler/vessels/schema";
import type { EditableRequest } from "../changes/editable-request";
import { styles } from "./styles";

const StatusDialog = lazyDialog(() => import("../changes/status-dialog").then((module) => module.StatusDialog));
const CancelDialog = lazyDialog(() => import("../changes/cancel-dialog").then((module) => module.CancelDialog));
const ReceivedDialog = lazyDialog(() =>
  import("../changes/report-delivery-dialog").then((module) => module.ReportDeliveryDialog),
);
const NewRequestDialog = lazyDialog(() => import("../changes/new-dialog").then((module) => module.NewRequestDialog));

type Props = { request: EditableRequest; vessel: ChandlerVessel };

/** Action buttons of a request, by the viewer's rights. Document 3 §2 */
export function RequestActions({ request, vessel }: Props) {
  const t = useTranslations("chandler-requests");
  const [openAction, setOpenAction] = useState<RequestAction | null>(null);
  const close = () => setOpenAction(null);
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
          {...CancelDialog.preloadProps}
          onClick={() => setOpenAction("delete")}
        >
          {t("delete")}
        </Button>
      ) : null}
      {may("update-status") ? (
        <Button
          variant="contained"
          height="touch"
          {...StatusDialog.preloadProps}
          onClick={() => setOpenAction("update-status")}
        >
          {t("update")}
        </Button>
      ) : null}
      {may("propose-received") ? (
        <Button
          variant="contained"
          height="touch"
          {...ReceivedDialog.preloadProps}
          onClick={() => setOpenAction("propose-received")}
        >
          {t("propose")}
        </Button>
      ) : null}
      {may("copy") && vessel.isInOperation ? (
        <Button
          variant="contained"
          height="touch"
          {...NewRequestDialog.preloadProps}
          onClick={() => setOpenAction("copy")}
        >
          {t("copy")}
        </Button>
      ) : null}
      {openAction === "update-status" ? <StatusDialog {...at} /> : null}
      {openAction === "delete" ? <CancelDialog {...at} /> : null}
      {openAction === "propose-received" ? <ReceivedDialog {...at} /> : null}
      {openAction === "copy" ? <NewRequestDialog vessel={vessel} source={request} onClose={close} /> : null}
    </div>
  );
}
