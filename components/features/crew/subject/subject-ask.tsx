"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { subjectKinds, type SubjectKind, type SubjectPanel } from "@/lib/features/crew/subject.schema";
import styles from "./subject.module.css";

const AskDialog = dynamic(() => import("./subject-ask-dialog").then((module) => module.SubjectAskDialog), { loading: () => null });

type Props = { employeeId: number; name: string; panel: NonNullable<SubjectPanel> };

/** The two wishes; one that waits, or cannot be now, says so. */
export function SubjectAsk({ employeeId, name, panel }: Props) {
  const t = useTranslations();
  const [asked, setAsked] = useState<SubjectKind | null>(null);
  const waits = (kind: SubjectKind) => panel.requests.some((request) => request.kind === kind && request.state === "open");
  const [obstacle] = panel.obstacles;
  return (
    <span className={styles.tools}>
      {subjectKinds.map((kind) => {
        const why = waits(kind) ? "data-subject.alreadyOpen" : kind === "erase" ? obstacle : undefined;
        return (
          <span key={kind} title={why ? t(why as never) : undefined}>
            <Button size="small" variant="outlined" color={kind === "erase" ? "error" : "primary"} disabled={why !== undefined} onClick={() => setAsked(kind)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
              {t(`data-subject.ask.${kind}`)}
            </Button>
          </span>
        );
      })}
      {asked ? <AskDialog employeeId={employeeId} name={name} kind={asked} onClose={() => setAsked(null)} /> : null}
    </span>
  );
}
