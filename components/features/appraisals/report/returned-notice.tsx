"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { NativeConfirmDialog } from "../confirm-dialog";

type Message = { number: number; reason: string | null; by: string };

/** Show that the office returned the report, with all messages, newest first. Document 3 §2 */
export function ReturnedNotice({ messages }: { messages: Message[] }) {
  const t = useTranslations("appraisal-form.revision");
  const [isOpen, setOpen] = useState(false);
  const [newest] = messages;
  return (
    <>
      <Alert
        severity="warning"
        role="status"
        space="below-20"
        action={
          <Button onClick={() => setOpen(true)} height="touch">
            {t("view")}
          </Button>
        }
      >
        <b>{t("banner")}</b>
        {newest?.reason ? <div>{newest.reason}</div> : null}
      </Alert>
      {isOpen ? (
        <NativeConfirmDialog
          title={t("title")}
          confirm={t("close")}
          cancel={null}
          onConfirm={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        >
          <ol className="appr-lines">
            {messages.length === 0 ? <li>{t("none")}</li> : null}
            {messages.map(({ number, reason, by }) => (
              <li key={number}>
                <small className="appr-help">
                  {t("number", { number })} · {by}
                </small>
                <span>{reason ?? t("none")}</span>
              </li>
            ))}
          </ol>
        </NativeConfirmDialog>
      ) : null}
    </>
  );
}
