"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { previewScheduleMailAction, sendScheduleMailAction } from "@/lib/features/scheduling/mails/actions";
import type { ScheduleMailPreview } from "@/lib/features/scheduling/mails/schema";

type Props = { scheduleId: number; name: string; onClose: () => void };

/**
 * Load the recipients when the dialog opens, because roles and addresses change. Null while loading; a string is the
 * error message.
 */
function useRecipients(employeeSchedulingId: number): ScheduleMailPreview | string | null {
  const t = useTranslations("schedule-details");
  const [recipientPreview, setRecipientPreview] = useState<ScheduleMailPreview | string | null>(null);
  const failed = t("emails.failedText");
  useEffect(() => {
    let isHere = true;
    void previewScheduleMailAction({ employeeSchedulingId })
      .catch(() => null)
      .then((answer) =>
        isHere ? setRecipientPreview(answer?.ok ? answer.data : (answer?.message ?? failed)) : undefined,
      );
    return () => void (isHere = false);
  }, [employeeSchedulingId, failed]);
  return recipientPreview;
}

/** Show the recipients and confirm before sending. product 5.16 */
export function SendMailDialog({ scheduleId, name, onClose }: Props) {
  const t = useTranslations("schedule-details.sendMail");
  const cancel = useTranslations("shell")("cancel");
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const recipientPreview = useRecipients(scheduleId);
  const preview = typeof recipientPreview === "string" ? null : recipientPreview;
  const canSend = preview !== null && preview.recipients.length > 0;
  const send = () =>
    startTransition(async () => {
      if (!preview) return;
      const { sendEmailType } = preview;
      const request = { sendEmailType, employeeSchedulingId: scheduleId, again: true };
      const sent = await sendScheduleMailAction(request).catch(() => null);
      if (sent?.ok) {
        toast({ severity: "success", text: t("sent", { count: sent.data.mailIds.length }) });
        return onClose();
      }
      toast({ severity: "error", title: t("failed"), text: sent?.message ?? t("failedText") });
    });
  return (
    <ConfirmDialog
      open
      title={t(`title.${preview?.sendEmailType ?? "ScheduleChanged"}`, { name })}
      confirmLabel={t(canSend ? "send" : "close")}
      busy={isPending || recipientPreview === null}
      {...(canSend ? { cancelLabel: cancel } : {})}
      onConfirm={canSend ? send : onClose}
      onCancel={onClose}
    >
      {recipientPreview === null ? <p role="status">{t("loading")}</p> : null}
      {typeof recipientPreview === "string" ? <Alert severity="error">{recipientPreview}</Alert> : null}
      {preview ? <Recipients preview={preview} /> : null}
    </ConfirmDialog>
  );
}

function Recipients({ preview: { recipients, name, sendEmailType } }: { preview: ScheduleMailPreview }) {
  const t = useTranslations("schedule-details.sendMail");
  const isReached = recipients.some(({ part }) => part === "seafarer");
  return (
    <>
      <p>{recipients.length > 0 ? t("text", { count: recipients.length }) : t("noRecipients")}</p>
      <ul>
        {recipients.map((recipient, index) => (
          <li key={`${index} ${recipient.name}`}>
            {t("to", { name: recipient.name, part: t(`parts.${recipient.part}`) })}
          </li>
        ))}
      </ul>
      {isReached && sendEmailType === "OnboardScheduling" ? <p>{t("instruction", { name })}</p> : null}
      {isReached ? null : <p>{t("noAddress", { name })}</p>}
    </>
  );
}
