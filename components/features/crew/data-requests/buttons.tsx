"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { DataRequestKind } from "@/db/enums/crew";
import styles from "./panel.module.css";

const MakeDialog = lazyDialog(() => import("./make-dialog").then((module) => module.MakeDataRequestDialog));

/** A kind of request and its obstacle, if any. */
export type OfferedRequest = { kind: DataRequestKind; obstacle: string | null };
type Props = { crewId: number; name: string; offered: OfferedRequest[] };

/** Show a button per kind of request, disabled with the obstacle's text if it cannot be made now. */
export function DataRequestButtons({ crewId, name, offered }: Props) {
  const t = useTranslations("data-requests.ask");
  const [openKind, setOpenKind] = useState<DataRequestKind | null>(null);
  return (
    <span className={styles.tools}>
      {offered.map(({ kind, obstacle }) => (
        <span key={kind} className={styles.request}>
          <Button
            size="small"
            variant="outlined"
            color={kind === "erase" ? "error" : "primary"}
            disabled={obstacle !== null}
            {...MakeDialog.preloadProps}
            onClick={() => setOpenKind(kind)}
            height="touch-32"
          >
            {t(kind)}
          </Button>
          {obstacle ? <span className={styles.why}>{obstacle}</span> : null}
        </span>
      ))}
      {openKind ? <MakeDialog crewId={crewId} name={name} kind={openKind} onClose={() => setOpenKind(null)} /> : null}
    </span>
  );
}
