"use client";

import { useTranslations, useLocale } from "next-intl";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { ProblemList } from "@/components/features/manning/board/problem-list";
import { PeriodFields } from "@/components/features/manning/candidates/period-fields";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { dateMove } from "@/lib/features/manning/proposals.rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import form from "@/components/ui/form/form-dialog.module.css";
import { useDates } from "./use-dates";

type Props = { row: SeatRow; slot: SlotView; principal: string | null; today: string; onClose: () => void };

/** New dates of somebody on a seat, with what they ask for said first. D2 §5, product 5.2 */
export function DatesDialog({ row, slot, principal, today, onClose }: Props) {
  const t = useTranslations();
  const titleId = useId();
  const dates = useDates(row, slot, onClose);
  const isOnBoard = slot.slot === "Current";
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, why) => (why === "escapeKeyDown" && !dates.isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={dates.confirm} noValidate className={form.form}>
        <DialogTitle id={titleId}>{t("candidates.dialog.dates.title", { name: slot.employeeFullName })}</DialogTitle>
        <DialogContent dividers>
          <div className={form.rows}>
            <Consequence slot={slot} principal={principal} start={dates.start} end={dates.end} />
            <PeriodFields control={dates.control} errorText={dates.errorText} today={today} isStartFixed={isOnBoard} />
            <div role="status">
              {dates.message ? <Alert severity="error">{dates.message}</Alert> : null}
              <ProblemList problems={dates.problems} />
            </div>
            {dates.wantsReason ? (
              <FormTextField
                control={dates.control}
                errorText={dates.errorText}
                name="reason"
                label={t("vessels.board.reason")}
                help={t("vessels.board.reasonHelp")}
                multiline
                minRows={2}
                maxLength={500}
                required
              />
            ) : null}
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={dates.isPending}>
            {t("shell.cancel")}
          </Button>
          {dates.isBlocked ? null : (
            <Button type="submit" variant="contained" loading={dates.isPending} disabled={!dates.isChanged}>
              {t("candidates.dialog.dates.save")}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What the new dates ask for, before they are saved. */
function Consequence({
  slot,
  principal,
  start,
  end,
}: {
  slot: SlotView;
  principal: string | null;
  start: string;
  end: string;
}) {
  const t = useTranslations("candidates.dialog.dates");
  const planning = useTranslations("planning.assignment");
  const language = useLocale() === "id" ? "id" : "en";
  const wanted = { startDate: start, endDate: end };
  const move = isDay(start) && isDay(end) ? dateMove(slot, wanted) : null;
  const name = principal ?? planning("principalAnswer");
  const isRejected = slot.principalStatus === "Rejected";
  return (
    <div aria-live="polite">
      {slot.slot === "Current" ? (
        <p style={{ margin: "0 0 8px" }}>{t("onBoard", { date: formatDate(slot.startDate, language) })}</p>
      ) : null}
      {!move?.endsLinks ? <p style={{ margin: 0 }}>{t("within")}</p> : null}
      {move?.asksAgain ? (
        <Alert severity="warning" role="note">
          {isRejected ? t("asksRejected", { principal: name }) : t("asksAgain", { days: move.days, principal: name })}
        </Alert>
      ) : move?.endsLinks ? (
        <Alert severity="warning" role="note">
          {t("endsLinks", { days: move.days })}
        </Alert>
      ) : null}
    </div>
  );
}
