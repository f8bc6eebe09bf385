"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { Asked, DecidedRequest } from "./decide-dialog";
import styles from "./requests.module.css";

const DecideDialog = lazyDialog(() => import("./decide-dialog").then((module) => module.DecideDialog));

type Props = { request: DecidedRequest; canDecide: boolean; canWithdraw: boolean };

/**
 * Show the buttons to approve, reject or withdraw a request. Approving writes the change at once; a rejection needs a
 * reason.
 */
export function DecideButtons({ request, canDecide, canWithdraw }: Props) {
  const t = useTranslations("crew.screens.requests");
  const [asked, setAsked] = useState<Asked | null>(null);
  const look = { height: "touch" as const, ...DecideDialog.warm };
  return (
    <div className={styles.decide}>
      {canDecide ? (
        <>
          <Button {...look} variant="contained" onClick={() => setAsked("approve")}>
            {t("approve")}
          </Button>
          <Button {...look} variant="outlined" color="error" onClick={() => setAsked("reject")}>
            {t("reject")}
          </Button>
        </>
      ) : null}
      {canWithdraw ? (
        <Button {...look} variant="outlined" onClick={() => setAsked("withdraw")}>
          {t("withdraw")}
        </Button>
      ) : null}
      {asked ? <DecideDialog asked={asked} request={request} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
