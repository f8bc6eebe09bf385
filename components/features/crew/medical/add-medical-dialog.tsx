"use client";

import { useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { medicalStatuses } from "@/db/enums/crew";
import { addMedicalCertificateAction } from "@/lib/features/crew/medical/actions";
import { medicalForm } from "@/lib/features/crew/medical/schema";
import { today } from "@/lib/platform/calendar/dates";
import { useRecord } from "../sections/record-context";
import type { DocumentValues } from "../sections/validity-fields";
import { useDefaultValidity } from "./use-default-validity";

const emptyValues: DocumentValues = {
  status: "",
  certificateNumber: "",
  examinationDate: "",
  validUntil: "",
  restriction: "",
  attachment: null,
};
/** draft: values of a passed check-up, for the user to confirm. */
type Props = {
  dateOfBirth: string | null;
  draft?: { examinationDate: string; validUntil: string } | null;
  title?: string;
  onClose: () => void;
};

/** Add a medical certificate; earlier ones stay, the latest examination counts. product 5.5 */
export function AddMedicalDialog({ dateOfBirth, draft = null, title, onClose }: Props) {
  const t = useTranslations("crew.screens");
  const { crewId } = useRecord();
  return (
    <FormDialog<DocumentValues, unknown>
      title={title ?? t("medicals.addTitle")}
      text={t("medicals.addText")}
      confirm={t("papers.actions.add")}
      needsChange
      schema={medicalForm}
      action={(values) => addMedicalCertificateAction({ ...values, crewId })}
      defaultValues={{ ...emptyValues, ...draft }}
      done={t("medicals.added")}
      onClose={onClose}
    >
      {(fields) => <MedicalFields {...fields} dateOfBirth={dateOfBirth} />}
    </FormDialog>
  );
}

function MedicalFields({
  dateOfBirth,
  ...field
}: {
  control: Control<DocumentValues>;
  errorText: ErrorText;
  dateOfBirth: string | null;
}) {
  const t = useTranslations("crew.screens");
  const status = useWatch({ control: field.control, name: "status" });
  useDefaultValidity(field.control, dateOfBirth);
  return (
    <>
      <FormSelectField
        {...field}
        name="status"
        label={t("medicals.result")}
        options={medicalStatuses.map((value) => ({ value, label: t(`medical.${value}`) }))}
        required
      />
      <FormTextField {...field} name="certificateNumber" label={t("fields.certificateNumber")} maxLength={60} />
      {status === "Fit With Restriction" ? (
        <div data-wide>
          <FormTextField
            {...field}
            name="restriction"
            label={t("fields.restriction")}
            help={t("medicals.restrictionHelp")}
            multiline
            required
            maxLength={500}
          />
        </div>
      ) : null}
      <FormDateField {...field} name="examinationDate" label={t("fields.examinationDate")} max={today()} required />
      <FormDateField {...field} name="validUntil" label={t("fields.validUntil")} help={t("medicals.validHelp")} />
      <div data-wide>
        <FormFileField {...field} name="attachment" label={t("fields.attachment")} />
      </div>
    </>
  );
}
