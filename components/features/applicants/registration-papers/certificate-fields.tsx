"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { EntryParts } from "../registration-fields/entry-spec";
import { requirementOf, type CertificateEntry } from "../registration-fields/form-values";
import { useWizard } from "../draft/wizard-context";

export function CertificateFields({ kind, ...parts }: EntryParts<CertificateEntry> & { kind: "coc" | "cop" }) {
  const t = useTranslations("registration.fields");
  const { rules, certificates } = useWizard();
  const entry = useWatch({ control: parts.control });
  const { field: expiry } = useController({ control: parts.control, name: "expired" });
  const isRequired =
    requirementOf({ ...blank, certificateId: entry.certificateId ?? null }, rules.required) !== undefined;
  const noExpiry = entry.noExpiry === true;
  const { onChange, value } = expiry;
  useEffect(() => {
    if (noExpiry && value !== "") onChange("");
  }, [noExpiry, value, onChange]);
  return (
    <>
      {isRequired ? (
        <FormTextField {...parts} name="certificateName" label={t("certificateName")} required readOnly />
      ) : (
        <FormComboField
          {...parts}
          options={certificates[kind]}
          name="certificateName"
          label={t("certificateName")}
          required
        />
      )}
      <FormTextField
        {...parts}
        name="certificateNumber"
        label={t("certificateNumber")}
        required
        maxLength={60}
        autoCapitalize="characters"
      />
      <FormDateField {...parts} name="issued" label={t("issued")} required max={rules.today} />
      <FormDateField
        {...parts}
        name="expired"
        label={t("expired")}
        required={isRequired && !noExpiry}
        disabled={noExpiry}
      />
      <FormCheckboxField {...parts} name="noExpiry" label={t("noExpiry")} />
      <FormFileField {...parts} name="attachment" label={t("attachment")} required={isRequired} />
      <FormTextField {...parts} name="description" label={t("description")} multiline maxLength={300} />
    </>
  );
}

const blank: CertificateEntry = {
  certificateId: null,
  certificateName: "",
  certificateNumber: "",
  issued: "",
  expired: "",
  noExpiry: false,
  description: "",
  attachment: null,
};
