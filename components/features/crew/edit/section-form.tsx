"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition, type ReactNode } from "react";
import type { Control } from "react-hook-form";
import type { z } from "zod";
import { Alert } from "@/components/ui/feedback/alert";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { LeaveGuard } from "@/components/ui/form/leave-guard";
import type { SelectOption } from "@/components/ui/form/select-field";
import { Button } from "@/components/ui/layout/button";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import type { PersonSection } from "@/lib/features/crew/sections/schema";
import styles from "../sections/record.module.css";
import { useSection } from "../sections/editor-context";
import type { FormValues } from "./stored-values";
import { useSectionForm } from "./use-section-form";

export type SectionFields = {
  control: Control<FormValues>;
  errorText: ErrorText;
  hint: (name: string, options?: readonly SelectOption[]) => string | undefined;
};
type Props = {
  section: PersonSection;
  schema: z.ZodType;
  stored: FormValues;
  children: (fields: SectionFields) => ReactNode;
};

const firstField = "input:not([type=hidden]):not([type=file]), select, textarea";

/** Show a section as an inline form. An edit conflict is shown here, and typed values stay. */
export function SectionForm({ children, ...options }: Props) {
  const t = useTranslations();
  const { close } = useSection();
  const [isLeaving, setLeaving] = useState(false);
  const { control, errorText, hint, submit, isPending, isChanged, wasReloaded, formState } = useSectionForm(options);
  const refusal = formState.errors.root;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>(firstField)?.focus(), []);
  return (
    <form onSubmit={submit} noValidate>
      <LeaveGuard active={isChanged} />
      <div ref={fields} className={styles.fields}>
        <ThemeFrame>{children({ control, errorText, hint })}</ThemeFrame>
      </div>
      {refusal?.type === "conflict" ? <EditConflict text={refusal.message ?? ""} /> : null}
      {refusal && refusal.type !== "conflict" ? (
        <Alert severity="error" role="alert" space="above-8">
          {t("crew.edit.failed")} {refusal.type === "unexpected" ? t("shell.error.title") : refusal.message}
        </Alert>
      ) : null}
      {wasReloaded && !refusal ? (
        <Alert severity="info" role="status" space="above-8">
          {t("crew.screens.edit.reread")}
        </Alert>
      ) : null}
      <div className={styles.formFoot}>
        <Button type="submit" variant="contained" loading={isPending} disabled={!isChanged} height="touch">
          {t("shell.save")}
        </Button>
        <Button onClick={() => (isChanged ? setLeaving(true) : close())} disabled={isPending} height="touch">
          {t("shell.cancel")}
        </Button>
      </div>
      <UnsavedChangesDialog open={isLeaving} onLeave={close} onStay={() => setLeaving(false)} />
    </form>
  );
}

/** Show that another user saved first, with a reload button. */
function EditConflict({ text }: { text: string }) {
  const t = useTranslations("crew.screens.edit");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Alert
      severity="warning"
      role="alert"
      space="above-8"
      action={
        <Button
          color="inherit"
          size="small"
          loading={isPending}
          onClick={() => startTransition(() => router.refresh())}
        >
          {t("reload")}
        </Button>
      }
    >
      {text}. {t("typedStays")}
    </Alert>
  );
}
