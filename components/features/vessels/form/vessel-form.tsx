"use client";

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { insertVesselAction, updateVesselAction } from "@/lib/features/vessels/actions";
import { insertVesselInput, updateVesselInput } from "@/lib/features/vessels/form.schema";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { valuesOf, type VesselValues } from "./form-values";
import { GroupLinks } from "./group-links";
import { IdentityFields, OperationFields } from "./identity-fields";
import { MachineryFields } from "./machinery-fields";
import { MeasureFields } from "./measure-fields";
import type { VesselOptions } from "./vessel-inputs";
import styles from "./vessel-form.module.css";

type Saved = { id: number; warnings: string[] };
type Props = { vessel: VesselDetail | null; options: VesselOptions; backTo: string };

/** Adding a vessel, or editing her particulars until they are saved. Leaving with changes asks. Document 2 §2 and §5 */
export function VesselForm({ vessel, options, backTo }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const isEdit = vessel !== null;
  const failed = t(isEdit ? "vessels.updateFailed" : "vessels.createFailed");
  const { control, submit, isPending, errorText, formState } = useActionForm<VesselValues, Saved>({
    schema: isEdit ? updateVesselInput : insertVesselInput,
    action: isEdit ? updateVesselAction : insertVesselAction,
    defaultValues: valuesOf(vessel),
    judge: "onTouched",
    onSuccess: ({ id, warnings }) => {
      toast({ severity: "success", text: t(isEdit ? "vessels.updated" : "vessels.created") });
      for (const warning of warnings) toast({ severity: "warning", text: warning });
      router.push(`/dashboard/vessel-management/${id}/details`);
      router.refresh();
    },
    onRefusal: ({ message }) => toast({ severity: "error", title: failed, text: message }),
  });
  const { isDirty, errors } = formState;
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  const leave = () => router.push(backTo);
  const fields = { control, errorText, options };
  return (
    <form onSubmit={submit} noValidate aria-label={t(isEdit ? "vessels.form.edit" : "vessels.form.add")}>
      <div className={styles.layout}>
        <GroupLinks wrong={Object.keys(errors)} />
        <div>
          <IdentityFields {...fields} />
          <OperationFields {...fields} />
          <MeasureFields {...fields} />
          <MachineryFields {...fields} />
        </div>
      </div>
      <div className={styles.bar}>
        {errors.root ? <Alert severity="error">{errors.root.message}</Alert> : <span />}
        {isEdit && errors.root?.type === "conflict" ? (
          <Button onClick={() => window.open(`/dashboard/vessel-management/${vessel.id}/details`, "_blank", "noreferrer")}>{t("vessels.form.seeCurrent")}</Button>
        ) : null}
        <Button onClick={() => (isDirty ? setLeaving(true) : leave())} disabled={isPending}>
          {t("shell.cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={isEdit && !isDirty}>
          {t(isEdit ? "vessels.form.save" : "vessels.form.add")}
        </Button>
      </div>
      <ConfirmDialog open={leaving} danger title={t("shell.form.unsavedTitle")} confirmLabel={t("shell.form.discard")} cancelLabel={t("shell.form.keep")} onConfirm={leave} onCancel={() => setLeaving(false)}>
        {t("shell.form.unsavedText")}
      </ConfirmDialog>
    </form>
  );
}
