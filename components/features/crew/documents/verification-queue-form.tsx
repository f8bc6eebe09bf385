"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { KeyboardEvent } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { verificationMethods } from "@/db/enums/crew";
import { unverifyDocumentAction, verifyDocumentAction } from "@/lib/features/crew/documents/actions";
import { verificationForm, type RenewableKind } from "@/lib/features/crew/documents/schema";
import styles from "./verification-queue.module.css";

type Props = { crewDocument: { crewId: number; kind: RenewableKind; id: number } };

/**
 * Ask how a document was verified, and offer to take it back. Enter submits from either field, which a select does not do; Escape returns to the
 * queue keys.
 */
export function VerificationQueueForm({ crewDocument }: Props) {
  const t = useTranslations("crew");
  const router = useRouter();
  const toast = useToast();
  const undo = async () => {
    const reason = t("screens.papers.undo.reason");
    const result = await unverifyDocumentAction({ ...crewDocument, reason }).catch(() => null);
    toast(
      result?.ok
        ? { severity: "success", text: t("screens.papers.done.unverify") }
        : { severity: "error", text: result?.message ?? t("screens.papers.undo.failed") },
    );
    router.refresh();
  };
  const { control, submit, isPending, errorText, formState } = useActionForm<{ method: string; note: string }, unknown>(
    {
      schema: verificationForm,
      action: (values) => verifyDocumentAction({ ...values, ...crewDocument }),
      defaultValues: { method: "", note: "" },
      onSuccess: () => {
        const action = { label: t("screens.papers.undo.verb"), run: () => void undo() };
        toast({ severity: "success", text: t("screens.papers.done.verify"), seconds: 10, action });
        document.querySelector<HTMLElement>("[data-queue=name]")?.focus();
        router.refresh();
      },
    },
  );
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
    if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const { root } = formState.errors;
  const field = { control, errorText };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate className={styles.form} data-queue="form">
      <FormSelectField
        {...field}
        name="method"
        label={t("screens.fields.method")}
        options={verificationMethods.map((value) => ({ value, label: t(`verificationMethods.${value}`) }))}
        required
      />
      <FormTextField {...field} name="note" label={t("screens.fields.note")} maxLength={300} />
      {root ? (
        <p role="alert" className={styles.failure}>
          {root.message}
        </p>
      ) : null}
      <Button type="submit" variant="contained" loading={isPending}>
        {t("screens.papers.actions.verify")}
      </Button>
    </form>
  );
}
