"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { LeaveGuard } from "@/components/ui/form/leave-guard";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { insertPklAction } from "@/lib/features/preparation/pkl/actions";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import { insertPklInput, type PklFormStart } from "@/lib/features/preparation/pkl/schema";
import { pklAddress, pklListAddress } from "./addresses";
import { PklFields } from "./fields";
import { openPreview } from "./open-preview";
import { PreviewSide } from "./preview-side";
import { useWagesPreview } from "./use-wages-preview";
import { valuesOf, type PklValues } from "./values";
import { PklStyles, styles } from "./styles";

type AgreementTarget = { crewId: number; vesselId: number; supersedesId?: number; addendumOfId?: number };
type Props = { start: PklFormStart; target: AgreementTarget };
type Stored = { id: number; warnings: string[] };

/**
 * Create a sea employment agreement. The form follows the document's order, with a preview of the wages beside it. D2
 * §5
 */
export function CreateForm({ start, target }: Props) {
  const t = useTranslations("pkl.page");
  const locale = useLocale();
  const router = useRouter();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const showError = (text: string, title?: string) =>
    toast({ severity: title ? "error" : "success", text, seconds: 2, ...(title ? { title } : {}) });
  const form = useActionForm<PklValues, Stored>({
    schema: insertPklInput.partial({ crewId: true, vesselId: true }),
    action: (values) => insertPklAction({ ...values, ...target }),
    defaultValues: valuesOf(start),
    validationMode: "onTouched",
    onSuccess: ({ id }) => {
      showError(t("created"));
      router.push(pklAddress({ ...target, id }));
      router.refresh();
    },
    onRefusal: ({ message }) => showError(message, t("createFailed")),
  });
  const { control, errorText, formState, isPending } = form;
  const entered = useWatch({ control });
  const [refreshCount, setRefreshCount] = useState(0);
  const preview = useWagesPreview(target, entered, refreshCount);
  // Validate as on submit, so that later changes are validated while typing.
  const ask = form.handleSubmit(() => setAsking(true));
  const previewDocument = () =>
    openPreview({ ...form.getValues(), ...target }, (text) => showError(text, t("preview")));
  const number = (entered.pklDocumentNumber ?? "").trim().toUpperCase();
  const recipientNames = start.hearers.length > 0 ? new Intl.ListFormat(locale).format(start.hearers) : t("noOne");
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate aria-label={t("createTitle")}>
      <LeaveGuard active={formState.isDirty && !isPending} />
      <div className={styles.layout}>
        <PklStyles />
        <ThemeFrame>
          <PklFields control={control} errorText={errorText} start={start} setValue={form.setValue} />
        </ThemeFrame>
        <PreviewSide
          preview={preview}
          isTanker={start.divisionId === 2}
          person={{ crewId: target.crewId, name: start.crewName }}
          onSettled={() => setRefreshCount((count) => count + 1)}
        />
      </div>
      <div className={styles.bar}>
        {formState.errors.root?.message ? <Alert severity="error">{formState.errors.root.message}</Alert> : null}
        <Button onClick={() => router.push(pklListAddress(target.vesselId, target.crewId))} disabled={isPending}>
          {t("cancel")}
        </Button>
        <Button variant="outlined" onClick={() => void previewDocument()} height="touch">
          {t("preview")}
        </Button>
        <Button variant="contained" onClick={() => void ask()} loading={isPending} height="touch">
          {t("save")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t("confirmTitle", { number })}
        confirmLabel={t("save")}
        cancelLabel={t("cancel")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void form.submit();
        }}
      >
        <p>
          {t("confirmText", {
            number,
            name: start.crewName,
            hearers: recipientNames,
            total: rupiah(preview?.totalWages ?? 0),
          })}
        </p>
        {start.seafarerHasAddress ? null : <p>{t("noAddress", { name: start.crewName })}</p>}
      </ConfirmDialog>
    </form>
  );
}
