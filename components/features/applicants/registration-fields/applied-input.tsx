"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { useWatch, type Control, type FieldPath } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormEmailField } from "@/components/ui/form/email/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { FormFileField } from "@/components/ui/upload/file-field";
import { sexes } from "@/db/enums/applicants";
import { homeNationality } from "@/lib/features/applicants/registration/rules";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import { labelFor } from "@/lib/platform/i18n/message-key";
import type { AppliedInput as Field } from "@/lib/features/crew/person-fields.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { NameSuggestion } from "../../crew/name-suggestion";
import { useAppliedLabel } from "../draft/applied-label";
import type { PersonalValues } from "./form-values";
import { useWizard } from "../draft/wizard-context";

export type PersonalParts = { control: Control<PersonalValues>; errorText: ErrorText };

export function useIdOptions() {
  const { options } = useWizard();
  const locale = useLocale();
  return (kind: string) =>
    (options?.[kind] ?? []).map(({ id, name, nameId }) => ({
      value: id,
      label: inLanguage(locale, { en: name, id: nameId }),
    }));
}

/** What the browser may fill in; the next of kin is another person. */
const autoComplete: Partial<Record<string, string>> = {
  fullName: "name",
  familyName: "family-name",
  givenNames: "given-name",
  dateOfBirth: "bday",
  emailAddress: "email",
  phoneNumber: "tel",
  address: "street-address",
};

type Changes = { required?: boolean; hint?: string | undefined };
type Props = PersonalParts & { field: Field } & Changes;

/** Show one declared field by the kind of its input. */
function AppliedInput({ field, required, hint, ...parts }: Props) {
  const t = useTranslations("registration");
  const helps = useTranslations("person-fields.help");
  const labelOf = useAppliedLabel();
  const optionsOf = useIdOptions();
  const { options: lists, rules } = useWizard();
  const origin = useWatch({ control: parts.control, name: "crewOrigin" });
  const { name, input, isKin, help } = field;
  const common = {
    ...parts,
    name: (isKin ? `nextOfKin.${name}` : name) as FieldPath<PersonalValues>,
    label: labelOf(name),
    required: required ?? (field.required === "everyone" || field.required === origin),
    ...(hint !== undefined && { hint }),
    ...(help && { help: labelFor(helps, help) }),
  };
  const filled = isKin ? "off" : autoComplete[name];
  const typed = { ...common, ...(filled && { autoComplete: filled }) };
  if (input.kind === "file") return <FormFileField {...common} photo />;
  if (input.kind === "date") return <FormDateField {...typed} max={rules.today} />;
  if (input.kind === "size")
    return <FormSelectField {...common} options={input.values.map((value) => ({ value, label: value }))} />;
  if (input.kind === "word")
    return <FormRadioField {...common} options={sexes.map((value) => ({ value, label: t(`sex.${value}`) }))} />;
  if (input.kind === "choice") {
    const home = lists?.nationality?.find((option) => option.name === homeNationality)?.id;
    const options = optionsOf(input.list).filter(({ value }) => input.list !== "nationality" || value !== home);
    return <FormSelectField {...common} options={options} />;
  }
  if (input.kind === "digits") return <FormTextField {...common} kind="number" maxLength={input.max} />;
  if (input.kind === "travel-number")
    return <FormTextField {...common} maxLength={input.max} autoCapitalize="characters" />;
  if (input.kind === "number") return <FormTextField {...common} kind="floating" unit={input.unit} maxLength={5} />;
  if (input.kind === "name" || input.kind === "passport-name")
    return <FormTextField {...typed} autoCapitalize="words" maxLength={100} />;
  if (input.kind === "phone") return <FormTextField {...typed} kind="tel" maxLength={16} />;
  if (input.kind === "email")
    return <FormEmailField {...typed} meant={meantAddress} inputMode="email" autoCapitalize="none" maxLength={254} />;
  if (!input.lines)
    return (
      <FormTextField {...typed} maxLength={input.max} {...(input.capitals && { autoCapitalize: input.capitals })} />
    );
  return (
    <Box sx={{ gridColumn: { md: "1 / -1" } }}>
      <FormTextField {...typed} multiline minRows={2} maxLength={input.max} />
    </Box>
  );
}

/** Suggest the names as in the passport from what the form says, by the order of the nationality. */
function SuggestedNames({ control }: Pick<PersonalParts, "control">) {
  const t = useTranslations("registration.hints");
  const { options } = useWizard();
  const [fullName, chosen] = useWatch({ control, name: ["fullName", "nationality"] });
  return (
    <NameSuggestion
      control={control}
      fullName={fullName}
      nationality={options?.nationality?.find(({ id }) => String(id) === chosen)?.name ?? null}
      text={(names) => t("suggestedNames", names)}
      action={t("useSuggestion")}
    />
  );
}

type GroupProps = PersonalParts & {
  group: Field["group"];
  isIncluded?: (field: Field) => boolean;
  changes?: Partial<Record<string, Changes>>;
};

/** Show the fields of a group in its order. changes: what a field's form adds to its declaration. */
export const AppliedFields = ({ group, isIncluded = () => true, changes = {}, ...parts }: GroupProps) =>
  useWizard()
    .fields.filter((field) => field.group === group && isIncluded(field))
    .map((field) => (
      <Fragment key={field.name}>
        <AppliedInput {...parts} {...changes[field.name]} field={field} />
        {field.name === "givenNames" && <SuggestedNames control={parts.control} />}
      </Fragment>
    ));
