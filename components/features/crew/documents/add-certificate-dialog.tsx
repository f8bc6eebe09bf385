"use client";

import { useTranslations } from "next-intl";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { addDocumentAction } from "@/lib/features/crew/documents/actions";
import { certificateForm } from "@/lib/features/crew/documents/schema";
import { useRecord } from "../sections/record-context";
import { savedToasts } from "../sections/saved-toasts";
import { withRequiredValidity } from "./required-validity";
import type { DocumentTarget } from "./actions-of-document";
import { ValidityFields, type DocumentValues } from "../sections/validity-fields";

type Props = {
  kind: "coc" | "cop";
  /** The mandatory certificate to add; null for any other. */
  required: DocumentTarget | null;
  names: string[];
  asRequest: boolean;
  onClose: () => void;
};
type Answer = { id: number; ignored?: boolean };

/** Add a certificate that is not on record. One with the same name in force stays unchanged. Document 2 §5 */
export function AddCertificateDialog({ kind, required, names, asRequest, onClose }: Props) {
  const t = useTranslations("crew");
  const { crewId } = useRecord();
  const blank: DocumentValues = {
    name: required?.name ?? "",
    number: "",
    issued: "",
    expired: "",
    noExpiry: false,
    description: "",
    attachment: null,
  };
  const add = (values: DocumentValues) => {
    const input = { ...values, certificateId: required?.certificateId ?? null };
    return asRequest
      ? requestCrewChangeAction({ crewId, section: kind, values: input, note: null })
      : addDocumentAction({ ...input, crewId, kind });
  };
  return (
    <FormDialog<DocumentValues, Answer>
      title={
        required
          ? t("screens.papers.of.add", { name: required.name })
          : t("screens.papers.addTitle", { section: t(`sections.${kind}`) })
      }
      {...(asRequest ? { text: t("screens.edit.askText") } : {})}
      confirm={t(asRequest ? "screens.edit.send" : "screens.papers.actions.add")}
      needsChange
      schema={required ? withRequiredValidity(certificateForm) : certificateForm}
      action={add}
      defaultValues={blank}
      done={({ ignored }) =>
        savedToasts(
          { ignored: ignored ? [{ name: required?.name ?? t(`sections.${kind}`) }] : [] },
          { saved: t(asRequest ? "screens.edit.sent" : "edit.saved"), ignored: (name) => t("edit.ignored", { name }) },
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
