"use client";

import { useLocale, useTranslations } from "next-intl";
import { z } from "zod";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { scheduleStatuses } from "@/db/enums/scheduling";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { dayText, isFieldName } from "./formats";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import type { Problem } from "./unmet-guards";
import { ScheduleStyles, styles } from "./styles";
import { useSaveMessages, type Saved, type ScheduleForm } from "./use-form";
import { namesOf, enteredTotal, wayAt, type ScheduleValues } from "./form-values";

type Props = {
  schedule: ScheduleDetail;
  form: Pick<ScheduleForm, "send">;
  /** The form values when the button was pressed. */
  values: ScheduleValues;
  to: number;
  problems: readonly Problem[];
  /** Name of the chosen port, when the page knows it. */
  port: string | null;
  onClose: () => void;
};
type StepId = "1" | "2" | "3" | "4" | "5" | "6";

const nameOf = (id: number) => scheduleStatuses[id - 1] ?? "CheckedOut";

/**
 * Confirm a status change with its effects. Warnings can be accepted with a reason; blocking problems are listed.
 * Document 3 §2, product 5.6
 */
export function ConfirmStatusDialog({ problems, ...props }: Props) {
  const t = useTranslations("schedule-details.confirm");
  const statuses = useTranslations("scheduling.statuses");
  const blockingProblems = problems.filter((problem) => problem.hard);
  if (blockingProblems.length === 0) return <Step {...props} problems={problems} />;
  return (
    <ConfirmDialog
      open
      title={t("missingTitle")}
      confirmLabel={t("close")}
      onConfirm={props.onClose}
      onCancel={props.onClose}
    >
      <ScheduleStyles />
      {t("missing", { next: statuses(nameOf(props.to)) })}
      <ul className={styles.list}>
        {problems.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function Step({ schedule, form, values, to, problems, port, onClose }: Props) {
  const t = useTranslations("schedule-details");
  const failed = useTranslations("scheduling")("failed");
  const saidAfter = useSaveMessages();
  const from = schedule.employeeSchedulingStatusId;
  const step = String(from) as StepId;
  const isBack = to < from;
  const needsReason = isBack || problems.length > 0;
  return (
    <FormDialog<{ reason: string }, Saved>
      title={t(`confirm.title.${step}`, { name: schedule.crew.fullName })}
      text={
        <>
          <ScheduleStyles />
          <Effects schedule={schedule} values={values} to={to} port={port} />
          {problems.length > 0 ? (
            <>
              <p>{t("confirm.soft")}</p>
              <ul className={styles.list}>
                {problems.map(({ code, message }) => (
                  <li key={code}>{message}</li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      }
      confirm={t(`steps.${step}`)}
      schema={z.object({
        reason: needsReason ? z.string().trim().min(1, "validation.required").max(500) : z.string().max(500),
      })}
      action={({ reason }) =>
        form.send(values, {
          // With date and port set, the server advances the status itself.
          ...(from === 1 || from === 4 ? {} : { employeeSchedulingStatusId: to }),
          acceptedCodes: problems.map(({ code }) => code),
          reason,
        })
      }
      defaultValues={{ reason: "" }}
      failed={failed}
      done={saidAfter}
      nameOf={(path) => (isFieldName(path) ? t(`fields.${path}`) : undefined)}
      onClose={onClose}
    >
      {(fields) =>
        needsReason ? (
          <div data-wide>
            <FormTextField
              {...fields}
              name="reason"
              label={t(isBack ? "confirm.reason" : "confirm.reasonSoft")}
              help={t("confirm.reasonHelp")}
              multiline
              minRows={2}
              maxLength={500}
              required
            />
          </div>
        ) : null
      }
    </FormDialog>
  );
}

/** Show the status change, date, port, amount and mail recipients. */
function Effects({ schedule, values, to, port }: Pick<Props, "schedule" | "values" | "to" | "port">) {
  const [t, statuses] = [useTranslations("schedule-details.confirm"), useTranslations("scheduling.statuses")];
  const locale = useLocale();
  const from = schedule.employeeSchedulingStatusId;
  const way = wayAt(from);
  const [day, time] = [dayText(values[namesOf[way].date], locale), values[namesOf[way].time]];
  const storedWay = schedule[way];
  const total = storedWay && to > from && from !== 1 && from !== 4 ? enteredTotal(values[way], storedWay) : null;
  return (
    <>
      <dl className={styles.effects}>
        <div>
          <dt>{t("status")}</dt>
          <dd>{t("to", { from: statuses(nameOf(from)), to: statuses(nameOf(to)) })}</dd>
        </div>
        <div>
          <dt>{t("way")}</dt>
          <dd>{t("at", { date: time ? `${day}, ${time}` : day, port: port ?? "–" })}</dd>
        </div>
        {total === null ? null : (
          <div>
            <dt>{t("allowance")}</dt>
            <dd>{rupiah(total)}</dd>
          </div>
        )}
      </dl>
      {to === 3 || to === 6 ? <p>{t("tells", { name: schedule.crew.fullName })}</p> : null}
      {to < from ? <p>{t("tellsBack")}</p> : null}
    </>
  );
}
