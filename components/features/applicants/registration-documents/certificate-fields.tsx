"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { EntryParts } from "../registration-fields/entry-spec";
import type { CertificateEntry } from "../registration-fields/form-values";
import { useWizard } from "../draft/wizard-context";
import { useNoExpiry } from "./use-no-expiry";

/** Edit a certificate that is not required. */
export function CertificateFields({ kind, ...parts }: EntryParts<CertificateEntry> & { kind: "coc" | "cop" }) {
  const t = useTranslations("registration.fields");
  const { rules, certificates } = useWizard();
  const noExpiry = useWatch({ control: parts.control, name: "noExpiry" });
  useNoExpiry({ control: parts.control, name: "expired", noExpiry });
  return (
    <>
      <FormComboField
        {...parts}
        options={certificates[kind]}
        name="certificateName"
        label={t("certificateName")}
        required
      />
      <FormTextField
        {...parts}
        name="certificateNumber"
        label={t("certificateNumber")}
        required
        maxLength={60}
        autoCapitalize="characters"
      />
      <FormDateField {...parts} name="issued" label={t("issued")} required max={rules.today} />
      <FormDateField {...parts} name="expired" label={t("expired")} disabled={noExpiry} />
      <FormCheckboxField {...parts} name="noExpiry" label={t("noExpiry")} />
      <FormFileField {...parts} name="attachment" label={t("attachment")} />
      <FormTextField {...parts} name="description" label={t("description")} multiline maxLength={300} />
    </>
  );
}
