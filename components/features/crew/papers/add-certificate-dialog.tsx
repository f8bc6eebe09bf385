"use client";

import { useTranslations } from "next-intl";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { addPaperAction } from "@/lib/features/crew/papers/actions";
import { certificateForm } from "@/lib/features/crew/papers/schema";
import { useRecord } from "../sections/record-context";
import { savedToasts } from "../sections/saved-toasts";
import { completeForm } from "./complete-form";
import type { PaperTarget } from "./values";
import { ValidityFields, type PaperValues } from "../sections/validity-fields";

type Props = {
  kind: "coc" | "cop";
  /** The mandatory certificate to add; null for any other. */
  required: PaperTarget | null;
  names: string[];
  asks: boolean;
  onClose: () => void;
};
type Answer = { id: number; ignored?: boolean };

/** Add a certificate that is not on record. One with the same name in force stays unchanged. Document 2 §5 */
export function AddCertificateDialog({ kind, required, names, asks, onClose }: Props) {
  const t = useTranslations("crew");
  const { employeeId } = useRecord();
  const blank: PaperValues = {
    name: required?.name ?? "",
    number: "",
    issued: "",
    expired: "",
    noExpiry: false,
    description: "",
    attachment: null,
  };
  const add = (values: PaperValues) => {
    const own = { ...values, certificateId: required?.certificateId ?? null };
    return asks
      ? requestCrewChangeAction({ employeeId, section: kind, values: own, note: null })
      : addPaperAction({ ...own, employeeId, kind });
  };
  return (
    <FormDialog<PaperValues, Answer>
      title={
        required
          ? t("screens.papers.of.add", { name: required.name })
          : t("screens.papers.addTitle", { section: t(`sections.${kind}`) })
      }
      {...(asks ? { text: t("screens.edit.askText") } : {})}
      confirm={t(asks ? "screens.edit.send" : "screens.papers.actions.add")}
      needsChange
      schema={required ? completeForm(certificateForm) : certificateForm}
      action={add}
      defaultValues={blank}
      done={({ ignored }) =>
        savedToasts(
          { ignored: ignored ? [{ name: required?.name ?? t(`sections.${kind}`) }] : [] },
          { saved: t(asks ? "screens.edit.sent" : "edit.saved"), ignored: (name) => t("edit.ignored", { name }) },
        )
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          {required ? (
            <FormTextField
              {...fields}
              name="name"
              label={t("screens.fields.certificate")}
              readOnly
              help={t("screens.papers.mandatoryHelp")}
            />
          ) : (
            <FormComboField {...fields} name="name" label={t("screens.fields.certificate")} options={names} required />
          )}
          <FormTextField {...fields} name="number" label={t("screens.fields.number")} required maxLength={60} />
          <ValidityFields {...fields} scanRequired={required !== null} />
        </>
      )}
    </FormDialog>
  );
}
