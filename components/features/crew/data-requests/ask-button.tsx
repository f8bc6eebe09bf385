"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { subjectKinds, type SubjectKind } from "@/db/enums/crew";
import type { SubjectPanel } from "@/lib/features/crew/data-requests/schema";
import styles from "./panel.module.css";

const AskDialog = lazyDialog(() => import("./ask-dialog").then((module) => module.SubjectAskDialog));

type Props = { employeeId: number; name: string; panel: NonNullable<SubjectPanel> };

/** The wishes there are; one that waits, or cannot be met now, says so. */
export function SubjectAsk({ employeeId, name, panel }: Props) {
  const t = useTranslations();
  const [asked, setAsked] = useState<SubjectKind | null>(null);
  const waits = (kind: SubjectKind) =>
    panel.requests.some((request) => request.kind === kind && request.state === "open");
  const offered = subjectKinds.filter((kind) => kind !== (panel.isStopped ? "stop" : "resume"));
  return (
    <span className={styles.tools}>
      {offered.map((kind) => {
        const why = waits(kind) ? "data-subject.alreadyOpen" : panel.obstacles[kind][0];
        return (
          <span key={kind} className={styles.wish}>
            <Button
              size="small"
              variant="outlined"
              color={kind === "erase" ? "error" : "primary"}
              disabled={why !== undefined}
              {...AskDialog.warm}
              onClick={() => setAsked(kind)}
              sx={{ minHeight: { xs: 44, sm: 32 } }}
            >
              {t(`data-subject.ask.${kind}`)}
            </Button>
            {why ? <span className={styles.why}>{t(why as never)}</span> : null}
          </span>
        );
      })}
      {asked ? <AskDialog employeeId={employeeId} name={name} kind={asked} onClose={() => setAsked(null)} /> : null}
    </span>
  );
}
