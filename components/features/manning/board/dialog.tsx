"use client";

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormDateField } from "@/components/ui/form/date-field";
import { focusFirst } from "@/components/ui/form/focus-first";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { checkInCrewAction, checkOutCrewAction } from "@/lib/features/manning/board/actions";
import { checkInForm } from "@/lib/features/manning/check-in.schema";
import { problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { BoardEffects } from "./effects";
import { ProblemList } from "./problem-list";
import { usePreview } from "./use-preview";
import styles from "../../vessels/vessel.module.css";

export type BoardPerson = {
  kind: "checkIn" | "checkOut";
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  name: string;
  today: string;
};
type Values = {
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  schedule: string;
  acceptedCodes: string[];
  reason: string;
};

const actions = { checkIn: checkInCrewAction, checkOut: checkOutCrewAction };

/** One check-in or check-out: the day, what it does, what stands in the way and the reason to go on all the same. Document 2 §7 */
export function BoardDialog({
  kind,
  vesselId,
  vesselCrewId,
  employeeId,
  name,
  today,
  onClose,
}: BoardPerson & { onClose: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const titleId = useId();
  const [refused, setRefused] = useState<{ schedule: string; problems: OpenProblem[] } | null>(null);
  const ids = { vesselId, vesselCrewId, employeeId };
  const { control, submit, isPending, errorText, formState, setValue, getValues } = useActionForm<Values, unknown>({
    schema: checkInForm,
    action: actions[kind],
    defaultValues: { ...ids, schedule: today, acceptedCodes: [], reason: "" },
    judge: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: t(`manning.${kind}.done`) });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ errors }) => setRefused({ schedule: getValues("schedule"), problems: problemsOf(errors) }),
  });
  const schedule = useWatch({ control, name: "schedule" });
  const answer = usePreview({ kind, ...ids, schedule });
  const told = refused?.schedule === schedule ? refused.problems : [];
  const problems = told.length > 0 ? told : (answer?.preview?.problems ?? []);
  const soft = problems.filter((problem) => !problem.hard);
  const isBlocked = problems.some((problem) => problem.hard) || (answer !== null && answer.preview === null);
  const root = formState.errors.root;

  const confirm: React.FormEventHandler<HTMLFormElement> = (event) => {
    setValue(
      "acceptedCodes",
      soft.map(({ code }) => code),
    );
    void submit(event);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, why) => (why === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={confirm} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>{t(`vessels.board.${kind}.title`, { name })}</DialogTitle>
        <DialogContent dividers>
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
            {soft.length > 0 && !isBlocked ? (
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
            {root && told.length === 0 && refused?.schedule === schedule ? (
              <Alert severity="error">{root.message}</Alert>
            ) : null}
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={isPending}>
            {t("shell.cancel")}
          </Button>
          {isBlocked ? null : (
            <Button type="submit" variant="contained" loading={isPending} disabled={!answer}>
              {t(`vessels.board.${kind}.action`)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
