"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTimeField } from "@/components/ui/form/date-field/time-field";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { Button } from "@/components/ui/layout/button";
import { keepOptions, offPlanReasons } from "@/lib/features/manning/check-in-out/schema";
import { CheckInOutEffects } from "./effects";
import { LockedMonths } from "./locked-months";
import { ProblemList } from "./problem-list";
import { ReasonField } from "./reason-field";
import type { CheckInOutForm } from "./use-check-in-out-form";
import styles from "../../vessels/vessel.module.css";

/** Show the day with its effects and problems, and the reason field where a reason is enough. */
export function DayFields({ kind, form }: { kind: "checkIn" | "checkOut"; form: CheckInOutForm }) {
  const {
    control,
    errorText,
    answer,
    isAsking,
    problems,
    needsReason,
    needsOffPlanReason,
    isReasonOptional,
    mayKeep,
    refusal,
    start,
  } = form;
  const t = useTranslations();
  return (
    <div className={styles.dialog}>
      <FormDateField
        control={control}
        errorText={errorText}
        name="schedule"
        label={t(`vessels.board.${kind}.date`)}
        {...(answer?.preview ? { max: answer.preview.latest } : {})}
        {...(start?.help ? { help: start.help } : {})}
        required
      />
      {start && !form.isToday ? (
        <div>
          <Button size="small" variant="outlined" height="touch-32" onClick={form.chooseToday}>
            {t("schedule-details.boarding.today")}
          </Button>
        </div>
      ) : null}
      {start ? (
        <FormTimeField
          control={control}
          errorText={errorText}
          name="time"
          label={t("schedule-details.boarding.time")}
          help={t("schedule-details.boarding.timeHelp")}
        />
      ) : null}
      {mayKeep ? (
        <FormRadioField
          control={control}
          errorText={errorText}
          name="keep"
          label={t("vessels.board.keep.label")}
          options={keepOptions.map((value) => ({ value, label: t(`vessels.board.keep.${value}`) }))}
        />
      ) : null}
      {answer?.preview ? <CheckInOutEffects preview={answer.preview} kind={kind} /> : null}
      <LockedMonths {...form.boarding} />
      {answer && !answer.preview ? <Alert severity="error">{answer.message ?? t("shell.offline")}</Alert> : null}
      {isAsking ? <p className={styles.checking}>{t("vessels.board.checking")}</p> : null}
      <ProblemList problems={problems} />
      {needsOffPlanReason ? (
        <FormSelectField
          control={control}
          errorText={errorText}
          name="offPlanReason"
          label={t("vessels.board.why.label")}
          options={offPlanReasons.map((value) => ({ value, label: t(`vessels.board.why.${value}`) }))}
          required
        />
      ) : null}
      {needsReason ? <ReasonField control={control} errorText={errorText} isOptional={isReasonOptional} /> : null}
      {refusal ? <Alert severity="error">{refusal.message}</Alert> : null}
    </div>
  );
}
