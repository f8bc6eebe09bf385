"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import { Button } from "@/components/ui/layout/button";
import { DayFields } from "./day-fields";
import { useCheckInOutForm, type CheckInOutPerson } from "./use-check-in-out-form";

/** Check in or check out one person: day, effects, problems and the reason to override them. Document 2 §7 */
export function CheckInOutDialog({ onClose, ...person }: CheckInOutPerson & { onClose: () => void }) {
  const { kind, name } = person;
  const t = useTranslations();
  const titleId = useId();
  const form = useCheckInOutForm(person, onClose);
  const { isPending } = form;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={form.confirm} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>{t(`vessels.board.${kind}.title`, { name })}</DialogTitle>
        <DialogContent dividers>
          <DayFields kind={kind} form={form} />
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={isPending}>
            {t("shell.cancel")}
          </Button>
          {form.isBlocked ? null : (
            <Button type="submit" variant="contained" loading={isPending} disabled={!form.answer}>
              {t(`vessels.board.${kind}.action`)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
