"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { Note } from "@/lib/features/billing/corrections/schema";
import styles from "../billing.module.css";

const DecideDialog = lazyDialog(() => import("./decide-note-dialog").then((module) => module.DecideNoteDialog));
type Decision = "ask" | "issue" | "end";

/** Actions of a note: request, issue, discard; PDF once issued. */
export function CorrectionNoteActions({
  note,
}: {
  note: Pick<Note, "id" | "kind" | "number" | "totalBills" | "allowedActions">;
}) {
  const t = useTranslations("billing.notes");
  const [openDecision, setOpenDecision] = useState<Decision | null>(null);
  const { id, number, allowedActions } = note;
  const labels = { ask: t("ask.action"), issue: t("issue.action"), end: t("end.action") };
  const verb = (decision: Decision) =>
    allowedActions.includes(decision) ? (
      <Button
        variant={decision === "end" ? "text" : "outlined"}
        {...DecideDialog.preloadProps}
        onClick={() => setOpenDecision(decision)}
      >
        {labels[decision]}
      </Button>
    ) : null;
  return (
    <span className={styles.actions}>
      {verb("issue")}
      {verb("ask")}
      {verb("end")}
      {number ? (
        <DownloadButton
          address="/PMSol/v1/GeneratePDF/GenerateBillingNote"
          body={{ noteId: id }}
          label={t("download")}
          name={t("downloadOf", { number })}
          variant="text"
        />
      ) : null}
      {openDecision ? <DecideDialog decision={openDecision} note={note} onClose={() => setOpenDecision(null)} /> : null}
    </span>
  );
}
