"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTimeField } from "@/components/ui/form/date-field/time-field";
import { focusFirst } from "@/components/ui/form/focus-first";
import dialog from "@/components/ui/form/form-dialog.module.css";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import type { Usage } from "@/db/enums/scheduling";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysOf } from "./effects";
import { PortCallPeople } from "./people";
import { PortField } from "@/components/features/preparation/port-field";
import { CallStyles, styles } from "./styles";
import { usePortCall } from "./use-port-call";

type Props = {
  vesselId: number;
  usage: Usage;
  /** Schedules selected initially. */
  chosen: readonly number[];
  onDone?: () => void;
  onClose: () => void;
};

/**
 * Move several people to one date and port. Shows changes, recipients and blocked people before saving. product 2.11
 */
export function PortCallDialog({ onDone, onClose, ...asked }: Props) {
  const t = useTranslations();
  const titleId = useId();
  const call = usePortCall(asked, { onDone, onClose });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" && !call.isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={call.submit} noValidate className={dialog.form}>
        <DialogTitle id={titleId}>{t(`scheduling-lists.portCall.title${asked.usage}`)}</DialogTitle>
        <DialogContent dividers>
          <CallStyles />
          <div className={styles.rows}>
            <p className={dialog.text}>{t("scheduling-lists.portCall.text")}</p>
            <div className={dialog.fields}>
              <FormDateField
                control={call.control}
                errorText={call.errorText}
                name="date"
                label={t("scheduling-lists.portCall.date")}
                required
              />
              <FormTimeField
                control={call.control}
                errorText={call.errorText}
                name="time"
                label={t("scheduling-lists.portCall.time")}
                help={t("scheduling-lists.portCall.timeHelp")}
              />
              <div data-wide>
                <PortField
                  control={call.control}
                  errorText={call.errorText}
                  name="portId"
                  label={t("scheduling-lists.portCall.port")}
                  required
                />
              </div>
              <FormTextField
                control={call.control}
                errorText={call.errorText}
                name="agentName"
                label={t("scheduling-lists.portCall.agentName")}
                help={t("scheduling-lists.portCall.agentHelp")}
                maxLength={100}
              />
              <FormTextField
                control={call.control}
                errorText={call.errorText}
                name="agentPhone"
                label={t("scheduling-lists.portCall.agentPhone")}
                maxLength={40}
                inputMode="tel"
              />
            </div>
            <Days call={call} />
            <Effects call={call} />
            <PortCallPeople call={call} />
            <Refusal call={call} />
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={call.isPending}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={call.isPending} disabled={call.isSettled && !call.maySave}>
            {t("scheduling-lists.portCall.save", { count: call.isSettled ? call.effects.moves : 0 })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Part = { call: ReturnType<typeof usePortCall> };

/** Select everyone of one day. */
function Days({ call: { rows, picked, set } }: Part) {
  const t = useTranslations("scheduling-lists.portCall");
  const locale = useLocale();
  const days = daysOf(rows);
  if (days.length === 0) return null;
  return (
    <div className={styles.days} role="group" aria-label={t("daysLabel")}>
      <span className={styles.muted}>{t("daysLabel")}</span>
      {days.map(({ day, ids }) => {
        const isOn = ids.every((id) => picked.has(id));
        return (
          <Button
            key={day}
            size="small"
            variant={isOn ? "contained" : "outlined"}
            aria-pressed={isOn}
            onClick={() => set(ids, !isOn)}
          >
            {t("allOf", { date: formatDate(day, locale), count: ids.length })}
          </Button>
        );
      })}
    </div>
  );
}

/** Show the effects of the move as counts. */
function Effects({ call: { isSettled, effects, isLoaded, rows } }: Part) {
  const t = useTranslations("scheduling-lists.portCall");
  if (isLoaded && rows.length === 0) return null;
  const lines = (["moves", "stays", "notified", "refused"] as const).filter((key) => isSettled && effects[key] > 0);
  return (
    <div role="status">
      {isLoaded && effects.going.length === 0 ? <p className={styles.muted}>{t("none")}</p> : null}
      {lines.length > 0 ? (
        <ul className={styles.effects}>
          {lines.map((key) => (
            <li key={key} data-tone={key === "refused" ? "against" : undefined}>
              {t(key, { count: effects[key] })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Show why the move was refused, and who changed a schedule meanwhile. */
function Refusal({ call: { refusal, isFailed } }: Part) {
  const t = useTranslations();
  if (isFailed)
    return (
      <Alert severity="error">
        <b>{t("scheduling-lists.portCall.loadFailed")}</b>
        <div>{t("scheduling-lists.portCall.loadFailedText")}</div>
      </Alert>
    );
  if (!refusal?.message) return null;
  const isConflict = refusal.type === "VERSION";
  const message = refusal.message.replace(/\.$/, "");
  return (
    <Alert severity={isConflict ? "warning" : "error"} role="alert">
      {isConflict ? t("scheduling-lists.portCall.conflict", { message }) : `${message}.`}
    </Alert>
  );
}
