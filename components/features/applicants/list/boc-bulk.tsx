"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/layout/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { LinearProgress } from "@/components/ui/feedback/linear-progress";
import { failureReasons } from "@/db/enums/applicants";
import { insertBulkAssessmentsAction } from "@/lib/features/applicants/decisions/actions";
import { downloadBoc } from "../pipeline/document-addresses";
import { useReasonText } from "../pipeline/use-reason-text";
import { BulkRefusals } from "./bulk-refusals";
import styles from "./bulk.module.css";
import { useSelection } from "@/components/ui/list/selection/frame";
import { useBulkMove } from "./use-bulk-move";

export type BocMove = "send" | "pass" | "fail" | "excel";
const statuses = { send: "InProgress", pass: "Passed", fail: "Failed", excel: null } as const;

/** Send the BOC list of the selected applicants, or record its result. */
export function BocBulk({ move, onClose }: { move: BocMove; onClose: () => void }) {
  const t = useTranslations("applicants.screens.bulk");
  const shell = useTranslations("shell");
  const reasonText = useReasonText();
  const titleId = useId();
  const { selected } = useSelection();
  const [reason, setReason] = useState<string>("background-check");
  const { begin, refusal, step, isPending, forget } = useBulkMove();
  const ids = selected.map(({ id }) => id);
  const count = ids.length;
  const status = statuses[move];
  const sheet = async () => {
    const result = await downloadBoc(ids);
    return result.ok ? null : (result.message ?? t("sheetFailed"));
  };
  const start = () =>
    begin({
      run: async () =>
        status
          ? insertBulkAssessmentsAction({
              ids,
              assessmentType: "boc",
              assessmentStatus: status,
              ...(move === "fail" ? { reason } : {}),
            })
          : null,
      ...(move === "send" || move === "excel" ? { after: sheet } : {}),
      done: t(`done.${move}`, { count }),
      keepsSelection: move === "excel",
      onDone: onClose,
    });
  const sheetMissing = refusal?.code === "document";
  return (
    <Dialog
      open
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(`titles.${move}`, { count })}</DialogTitle>
      <DialogContent>
        <p className={styles.text}>{t(`texts.${move}`)}</p>
        {move === "fail" ? (
          <label className={styles.reason}>
            {t("reason")}
            <select
              className={styles.select}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              disabled={isPending}
            >
              {failureReasons.map((code) => (
                <option key={code} value={code}>
                  {reasonText(code)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {step ? (
          <div role="status" className={styles.progress}>
            {t(step === "moving" ? "moving" : "writing", { count })}
            <LinearProgress aria-label={t("label")} />
          </div>
        ) : null}
        {refusal ? <BulkRefusals refusal={refusal} onLeftOut={forget} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button onClick={onClose} disabled={isPending} autoFocus={move === "fail"}>
          {shell(sheetMissing ? "close" : "cancel")}
        </Button>
        {sheetMissing && move === "send" ? null : (
          <Button
            variant="contained"
            color={move === "fail" ? "error" : "primary"}
            onClick={start}
            loading={isPending}
            disabled={count === 0}
            autoFocus={move !== "fail"}
          >
            {t(move)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
