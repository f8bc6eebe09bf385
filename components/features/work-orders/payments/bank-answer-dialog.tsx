"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useController, type Control } from "react-hook-form";
import type { z } from "zod";
import { Dialog } from "@/components/ui/feedback/dialog";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import { readBankAnswerAction } from "@/lib/features/work-orders/payments/actions";
import { readAnswerInput, type answerRead } from "@/lib/features/work-orders/payments/schema";
import styles from "./payments.module.css";

type Values = { runId: number; lines: string; settledOn: string };
type BankAnswer = z.output<typeof answerRead>;

/** Read the bank's file in the browser and fill the lines. */
function AnswerFile({ control }: { control: Control<Values> }) {
  const t = useTranslations("payment-runs.answer");
  const { field } = useController({ control, name: "lines" });
  const choose = async (file: File | undefined) => {
    if (file) field.onChange(await file.text());
  };
  return (
    <label className={styles.quiet}>
      {t("file")}{" "}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
    </label>
  );
}

/** List unmatched lines, so that they are not mistaken for paid. */
function UnmatchedLines({ missed, onClose }: { missed: BankAnswer["missed"]; onClose: () => void }) {
  const t = useTranslations("payment-runs.answer");
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="missed">
      <DialogTitle id="missed">{t("missed", { count: missed.length })}</DialogTitle>
      <DialogContent>
        <div className={styles.scroll}>
          <table className={styles.sums} aria-labelledby="missed">
            <thead>
              <tr>
                <th scope="col">{t("line")}</th>
                <th scope="col">{t("why")}</th>
                <th scope="col">{t("text")}</th>
              </tr>
            </thead>
            <tbody>
              {missed.map(({ line, text, why }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td>{t(`misses.${why}`)}</td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button variant="contained" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Enter a bank's answer to a run, pasted or as a file; unmatched lines are listed afterwards. product 5.15 */
export function BankAnswerDialog({ runId, today, onClose }: { runId: number; today: string; onClose: () => void }) {
  const t = useTranslations("payment-runs.answer");
  const [missed, setMissed] = useState<BankAnswer["missed"]>([]);
  const isMissing = useRef(false);
  if (missed.length > 0) return <UnmatchedLines missed={missed} onClose={onClose} />;
  return (
    <FormDialog<Values, BankAnswer>
      title={t("title")}
      text={t("lead")}
      confirm={t("action")}
      schema={readAnswerInput}
      action={readBankAnswerAction}
      defaultValues={{ runId, lines: "", settledOn: today }}
      done={({ paid, rejected }) => [{ severity: "success", text: t("done", { paid, rejected }) }]}
      onDone={(result) => {
        isMissing.current = result.missed.length > 0;
        setMissed(result.missed);
      }}
      onClose={() => (isMissing.current ? undefined : onClose())}
    >
      {(field) => (
        <>
          <div data-wide>
            <AnswerFile control={field.control} />
          </div>
          <div data-wide>
            <FormTextField
              {...field}
              name="lines"
              label={t("lines")}
              autoComplete="off"
              multiline
              minRows={5}
              required
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
