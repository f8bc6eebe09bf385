"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { FormDateField } from "@/components/ui/form/date-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { BoardEffects } from "./effects";
import { ProblemList } from "./problem-list";
import type { BoardForm } from "./use-form";
import styles from "../../vessels/vessel.module.css";

/** The day with what it does and what stands in its way; the reason where one is enough. */
export function DayFields({ kind, form }: { kind: "checkIn" | "checkOut"; form: BoardForm }) {
  const { control, errorText, answer, problems, wantsReason, refusal } = form;
  const t = useTranslations();
  return (
    <div className={styles.dialog}>
      <FormDateField
        control={control}
        errorText={errorText}
        name="schedule"
        label={t(`vessels.board.${kind}.date`)}
        {...(answer?.preview ? { max: answer.preview.latest } : {})}
        required
      />
      {answer?.preview ? <BoardEffects preview={answer.preview} kind={kind} /> : null}
      {answer && !answer.preview ? <Alert severity="error">{answer.message ?? t("shell.offline")}</Alert> : null}
      {answer ? null : <p className={styles.checking}>{t("vessels.board.checking")}</p>}
      <ProblemList problems={problems} />
      {wantsReason ? (
        <FormTextField
          control={control}
          errorText={errorText}
          name="reason"
          label={t("vessels.board.reason")}
          help={t("vessels.board.reasonHelp")}
          multiline
          minRows={2}
          maxLength={500}
          required
        />
      ) : null}
      {refusal ? <Alert severity="error">{refusal.message}</Alert> : null}
    </div>
  );
}
