"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { dataRequestKinds, type DataRequestKind } from "@/db/enums/crew";
import type { PersonDataRequests } from "@/lib/features/crew/data-requests/schema";
import { wordFor } from "@/lib/platform/i18n/message-key";
import styles from "./panel.module.css";

const MakeDialog = lazyDialog(() => import("./make-dialog").then((module) => module.MakeDataRequestDialog));

type Props = { employeeId: number; name: string; panel: NonNullable<PersonDataRequests> };

/** The kinds of request there are; one that waits, or cannot be made now, says so. */
export function DataRequestButtons({ employeeId, name, panel }: Props) {
  const t = useTranslations();
  const [asked, setAsked] = useState<DataRequestKind | null>(null);
  const waits = (kind: DataRequestKind) =>
    panel.requests.some((request) => request.kind === kind && request.state === "open");
  const offered = dataRequestKinds.filter((kind) => kind !== (panel.isStopped ? "stop" : "resume"));
  return (
    <span className={styles.tools}>
      {offered.map((kind) => {
        const why = waits(kind) ? "data-requests.alreadyOpen" : panel.obstacles[kind][0];
        return (
          <span key={kind} className={styles.request}>
            <Button
              size="small"
              variant="outlined"
              color={kind === "erase" ? "error" : "primary"}
              disabled={why !== undefined}
              {...MakeDialog.warm}
              onClick={() => setAsked(kind)}
              height="touch-32"
            >
              {t(`data-requests.ask.${kind}`)}
            </Button>
            {why ? <span className={styles.why}>{wordFor(t, why)}</span> : null}
          </span>
        );
      })}
      {asked ? <MakeDialog employeeId={employeeId} name={name} kind={asked} onClose={() => setAsked(null)} /> : null}
    </span>
  );
}
