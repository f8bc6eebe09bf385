"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { entrySchemas } from "@/lib/features/applicants/registration/schema";
import { EntryList } from "./entry-list";
import type { EntryParts, EntrySpec } from "./entry-spec";
import { emptySeaService, type SeaServiceEntry } from "./form-values";
import { rowProblems, revalidateOnChange } from "./row-problems";
import { StepSection } from "./step-section";
import type { TrainingParts } from "./training-list";
import { useNameOptions, useValidityText } from "./use-options-and-validity";
import { YearsAtSea } from "./years-at-sea";
import { useWizard } from "../draft/wizard-context";

function SeaServiceFields(parts: EntryParts<SeaServiceEntry>) {
  const t = useTranslations("registration.fields");
  const names = useNameOptions();
  const { rules } = useWizard();
  return (
    <>
      <FormTextField
        {...parts}
        name="companyName"
        label={t("companyName")}
        required
        maxLength={150}
        autoComplete="off"
      />
      <FormComboField {...parts} {...names("sea-service-position")} name="position" label={t("position")} required />
      <FormTextField {...parts} name="vesselName" label={t("vesselName")} required maxLength={100} autoComplete="off" />
      <FormComboField {...parts} {...names("vessel-type")} name="vesselType" label={t("vesselType")} required />
      <FormDateField {...parts} name="onBoard" label={t("onBoard")} required max={rules.today} />
      <FormDateField {...parts} name="offBoard" label={t("offBoard")} required max={rules.today} />
      <FormTextField {...parts} name="grt" label={t("grt")} kind="floating" maxLength={12} />
      <FormTextField {...parts} name="hp" label={t("hp")} kind="floating" maxLength={12} />
      <FormTextField {...parts} name="dwt" label={t("dwt")} kind="floating" maxLength={12} />
      <FormTextField {...parts} name="note" label={t("note")} multiline maxLength={500} />
      <FormFileField {...parts} name="attachment" label={t("attachment")} />
    </>
  );
}

export function SeaServiceList({ control, errorText }: TrainingParts) {
  const t = useTranslations("registration");
  const { rules } = useWizard();
  const spans = useValidityText();
  const { field, fieldState } = useController({ control, name: "seaServices" });
  const settledField = revalidateOnChange(field);
  const spec: EntrySpec<SeaServiceEntry> = {
    list: "seaServices",
    empty: emptySeaService,
    schemaOf: () => entrySchemas.seaServices(rules),
    keyOf: (entry) => `${entry.position}|${entry.companyName}`,
    titleOf: (entry) => `${entry.position}, ${entry.companyName}`,
    linesOf: (entry) => [
      `${entry.vesselName} · ${entry.vesselType}`,
      spans.period(entry.onBoard, entry.offBoard),
      entry.attachment?.fileName ?? null,
    ],
    Fields: SeaServiceFields,
  };
  return (
    <StepSection id="sea-services" title={t("sections.seaServices")} help={t("help.seaServices")} columns={false}>
      <YearsAtSea services={field.value} />
      <EntryList
        spec={spec}
        entries={field.value}
        onChange={settledField}
        addRef={field.ref}
        errorText={errorText}
        {...rowProblems(fieldState.error, errorText)}
      />
    </StepSection>
  );
}
