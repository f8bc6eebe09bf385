"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState, useTransition, type FormEvent } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { recordCallAction, removeCallAction } from "@/lib/features/manning/contacts/actions";
import type { PlanContact } from "@/lib/features/manning/contacts/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { CallNoteStyles } from "./call-note-styles";

const [minSaid, maxSaid] = [3, 500];

type Props = {
  contact: PlanContact;
  name: string;
  /** In a dialog, which hides toasts from keys: Undo stays in place. */
  isInDialog?: boolean;
};

/** Call a seafarer, and note what was said. The note can be taken back. */
export function CallNote({ contact: { assignmentId, phone, lastCall }, name, isInDialog = false }: Props) {
  const t = useTranslations("approvals.call");
  const language = useLocale();
  const [router, toast] = [useRouter(), useToast()];
  const [isOpen, setOpen] = useState(false);
  const [savedId, setSavedId] = useState<number | null>(null);
  const [isPending, startTransition] = useTransition();
  const id = useId();
  const undo = async (callId: number) => {
    setSavedId(null);
    const result = await removeCallAction({ callId }).catch(() => null);
    toast(
      result?.ok
        ? { severity: "success", text: t("removed") }
        : { severity: "error", text: result?.message ?? t("failed") },
    );
    router.refresh();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = String(new FormData(event.currentTarget).get("said") ?? "");
    startTransition(async () => {
      const result = await recordCallAction({ assignmentId, said }).catch(() => null);
      if (!result?.ok) return toast({ severity: "error", text: result?.message ?? t("failed") });
      setOpen(false);
      const { callId } = result.data;
      const action = { label: t("undo"), run: () => void undo(callId) };
      if (isInDialog) setSavedId(callId);
      else toast({ severity: "success", text: t("saved"), seconds: 10, action });
      router.refresh();
    });
  };
  return (
    <div className="call-note-call">
      <CallNoteStyles />
      {phone ? (
        <a
          className="call-note-number"
          href={`tel:${phone.replace(/[^+\d]/g, "")}`}
          onClick={() => setOpen(true)}
          aria-label={`${t("verb")} ${phone}: ${name}`}
        >
          {t("verb")} {phone}
        </a>
      ) : (
        <span className="call-note-muted">{t("noPhone")}</span>
      )}
      {lastCall ? (
        <span className="call-note-muted">
          {t("last", { date: formatDate(new Date(lastCall.at), language), said: lastCall.said })}
        </span>
      ) : null}
      <span role="status" className="call-note-saved">
        {savedId === null ? null : (
          <>
            {t("saved")}{" "}
            <button type="button" className="call-note-note" onClick={() => void undo(savedId)}>
              {t("undo")}
            </button>
          </>
        )}
      </span>
      {isOpen ? (
        <form className="call-note-form" onSubmit={save}>
          <label htmlFor={id}>{t("said")}</label>
          <textarea id={id} name="said" rows={2} minLength={minSaid} maxLength={maxSaid} required autoFocus />
          <Button type="submit" size="small" variant="contained" height="touch-28" loading={isPending}>
            {t("save")}
          </Button>
        </form>
      ) : (
        <button
          type="button"
          className="call-note-note"
          onClick={() => setOpen(true)}
          aria-label={`${t("note")}: ${name}`}
        >
          {t("note")}
        </button>
      )}
    </div>
  );
}
