"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { ProblemList } from "@/components/features/manning/check-in-out/problem-list";
import { ReasonField } from "@/components/features/manning/check-in-out/reason-field";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import type { Candidate, WantedSeat } from "@/lib/features/manning/candidates/schema";
import { CandidateRow } from "./row";
import styles from "./candidates.module.css";
import { CandidateCheck } from "./compliance-check";
import { OpenSlotDescription } from "./open-slot-description";
import { PeriodFields } from "./period-fields";
import { useProposeForm, type ReplacedPerson } from "./use-propose-form";

type Props = {
  seat: WantedSeat;
  candidate: Candidate;
  today: string;
  mayOpenCrew: boolean;
  replaces: ReplacedPerson | null;
  onBack: () => void;
  onClose: () => void;
};

/** Show the chosen candidate with dates, compliance check and the propose button. */
export function ChosenCandidate({ seat, candidate, today, mayOpenCrew, replaces, onBack, onClose }: Props) {
  const t = useTranslations();
  const form = useProposeForm(seat, candidate, replaces, onClose);
  const { control, errorText, start, end } = form;
  return (
    <form onSubmit={form.confirm} noValidate className={styles.form}>
      <DialogContent dividers className={styles.content}>
        <OpenSlotDescription seat={seat} />
        <CandidateRow
          candidate={candidate}
          mayOpenCrew={mayOpenCrew}
          action={
            <Button size="small" height="touch-32" onClick={onBack} disabled={form.isPending}>
              {t("candidates.dialog.another")}
            </Button>
          }
        />
        <PeriodFields control={control} errorText={errorText} today={today} />
        <CandidateCheck
          crewId={candidate.crewId}
          positionId={seat.jobPositionId}
          vesselId={seat.vesselId}
          from={start}
          to={end}
        />
        <div className={styles.refusal} role="status">
          {form.message ? <Alert severity={form.isTaken ? "warning" : "error"}>{form.message}</Alert> : null}
          <ProblemList problems={form.problems} />
        </div>
        {form.needsReason ? (
          <ReasonField control={control} errorText={errorText} mayBeEmpty={!form.requiresReason} />
        ) : null}
      </DialogContent>
      <DialogActions className={styles.verbs}>
        <Button height="touch" onClick={onClose} disabled={form.isPending}>
          {t("shell.cancel")}
        </Button>
        {form.isBlocked ? null : (
          <Button type="submit" variant="contained" height="touch" loading={form.isPending}>
            {t(
              form.needsReason
                ? form.requiresReason
                  ? "candidates.dialog.proposeAnyway"
                  : "candidates.dialog.proposeOverlap"
                : replaces
                  ? "candidates.dialog.replace"
                  : "candidates.dialog.propose",
            )}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
