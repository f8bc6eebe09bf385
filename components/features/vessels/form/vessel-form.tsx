"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { LeaveGuard } from "@/components/ui/form/leave-guard";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { insertVesselAction, updateVesselAction } from "@/lib/features/vessels/form/actions";
import { insertVesselInput, updateVesselInput } from "@/lib/features/vessels/form/schema";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { requiredFields, vesselFormValues, type VesselValues } from "./values";
import { SaveFailureNote } from "./save-failure-note";
import { GroupLinks } from "./group-links";
import { IdentityFields, OperationFields } from "./identity-fields";
import { MachineryFields } from "./machinery-fields";
import { MeasureFields } from "./measure-fields";
import type { VesselOptions } from "./vessel-inputs";
import styles from "./vessel-form.module.css";

type Saved = { id: number; warnings: string[] };
type Props = { vessel: VesselDetail | null; options: VesselOptions; backTo: string };

/** Add or edit a vessel. Leaving with unsaved changes asks for confirmation. Document 2 §2 and §5 */
export function VesselForm({ vessel, options, backTo }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const isEdit = vessel !== null;
  const failed = t(isEdit ? "vessels.updateFailed" : "vessels.createFailed");
  const { control, submit, reset, isPending, errorText, formState } = useActionForm<VesselValues, Saved>({
    schema: isEdit ? updateVesselInput : insertVesselInput,
    action: isEdit ? updateVesselAction : insertVesselAction,
    defaultValues: vesselFormValues(vessel),
    validationMode: "onTouched",
    onSuccess: ({ id, warnings }) => {
      const done = t(isEdit ? "vessels.updated" : "vessels.created");
      toast(
        warnings.length > 0
          ? { severity: "warning", title: done, text: warnings.join(" ") }
          : { severity: "success", text: done },
      );
      router.push(`/dashboard/vessel-management/${id}/details`);
      router.refresh();
    },
  });
  const { isDirty, errors } = formState;
  const [readVersion] = useState(vessel?.version);
  useEffect(() => {
    if (vessel) reset(vesselFormValues(vessel), { keepDirtyValues: true, keepDirty: true });
  }, [reset, vessel]);
  const required = useWatch({ control, name: requiredFields });
  const missing = requiredFields.filter((_name, index) => required[index]?.trim() === "");

  const leave = () => router.push(backTo);
  const fields = { control, errorText, options };
  return (
    <form onSubmit={submit} noValidate aria-label={t(isEdit ? "vessels.form.edit" : "vessels.form.add")}>
      <LeaveGuard active={isDirty && !isPending} />
      <div className={styles.layout}>
        <GroupLinks invalidFields={Object.keys(errors)} missingFields={missing} />
        <div>
          <ThemeFrame>
            <IdentityFields {...fields} />
            <OperationFields {...fields} />
            <MeasureFields {...fields} />
            <MachineryFields {...fields} />
          </ThemeFrame>{" "}
        </div>
      </div>
      <div className={styles.bar}>
        <SaveFailureNote failed={failed} refusal={errors.root} isReread={readVersion !== vessel?.version} />
        <Button onClick={() => (isDirty ? setLeaving(true) : leave())} disabled={isPending}>
          {t("shell.cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={isEdit && !isDirty}>
          {t(isEdit ? "vessels.form.save" : "vessels.form.add")}
        </Button>
      </div>
      <UnsavedChangesDialog open={leaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </form>
  );
}
