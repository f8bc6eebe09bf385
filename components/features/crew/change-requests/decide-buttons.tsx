"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { ChangeRequestAction, DecidedRequest } from "./decide-dialog";
import styles from "./requests.module.css";

const DecideDialog = lazyDialog(() => import("./decide-dialog").then((module) => module.DecideDialog));

type Props = { request: DecidedRequest; canDecide: boolean; canWithdraw: boolean };

/**
 * Show the buttons to approve, reject or withdraw a request. Approving writes the change at once; a rejection needs a
 * reason.
 */
export function DecideButtons({ request, canDecide, canWithdraw }: Props) {
  const t = useTranslations("crew.screens.requests");
  const [openAction, setOpenAction] = useState<ChangeRequestAction | null>(null);
  const look = { height: "touch" as const, ...DecideDialog.preloadProps };
  return (
    <div className={styles.decide}>
      {canDecide ? (
        <>
          <Button {...look} variant="contained" onClick={() => setOpenAction("approve")}>
            {t("approve")}
          </Button>
          <Button {...look} variant="outlined" color="error" onClick={() => setOpenAction("reject")}>
            {t("reject")}
          </Button>
        </>
      ) : null}
      {canWithdraw ? (
        <Button {...look} variant="outlined" onClick={() => setOpenAction("withdraw")}>
          {t("withdraw")}
        </Button>
      ) : null}
      {openAction ? <DecideDialog action={openAction} request={request} onClose={() => setOpenAction(null)} /> : null}
    </div>
  );
}
