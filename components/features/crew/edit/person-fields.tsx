"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Fragment } from "react";
import { useWatch, type Control } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormSelectField, type SelectOption } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { FormInput } from "@/lib/features/crew/person-fields.rules";
import { bodyMassIndex } from "@/lib/features/crew/sections/edit.rules";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import { NameSuggestion } from "../name-suggestion";
import type { CrewChoices } from "./choices";
import type { SectionFields } from "./section-form";
import type { FormValues } from "./stored-values";

type Chosen = SectionFields & { choices: CrewChoices };

/** The lists of the record's forms by the kind of choice. */
const listOf: Partial<Record<string, keyof CrewChoices>> = {
  nationality: "nationalities",
  religion: "religions",
  "marital-status": "maritalStatuses",
  position: "positions",
  vesselType: "vesselTypes",
  "employment-type": "employmentTypes",
  ptkp: "ptkp",
};

/** Return the options of a field: a list of the office, words in the reader's language, or sizes. */
function useOptionsOf(choices: CrewChoices) {
  const t = useTranslations("crew.screens");
  return ({ name, input }: FormInput): SelectOption[] | null => {
    if (input.kind === "choice") return choices[listOf[input.list] ?? "ptkp"];
    if (input.kind === "size") return input.values.map((value) => ({ value, label: value }));
    if (input.kind !== "word") return null;
    return name === "sex"
      ? (["Male", "Female"] as const).map((value) => ({ value, label: t(`sexes.${value}`) }))
      : (["WNI", "WNA"] as const).map((value) => ({ value, label: t(`origins.${value}`) }));
  };
}

/** Show the body mass index of the values in the form. */
function useBodyMassHelp(control: Control<FormValues>) {
  const t = useTranslations("person-fields.labels");
  const format = useFormatter();
  const [weight, height] = useWatch({ control, name: ["weight", "height"] });
  const bmi = bodyMassIndex(Number(weight) || null, Number(height) || null);
  return bmi === null ? undefined : `${t("bmi")} ${format.number(bmi, oneDecimal)}`;
}

/** Show one declared field by the kind of its input. */
function PersonInput({ field, choices, hint, ...form }: Chosen & { field: FormInput }) {
  const labels = useTranslations("person-fields.labels");
  const optionsOf = useOptionsOf(choices);
  const origin = useWatch({ control: form.control, name: "crewOrigin" });
  const bodyMass = useBodyMassHelp(form.control);
  const { name, input, required } = field;
  const options = optionsOf(field);
  const common = {
    ...form,
    name,
    label: labelFor(labels, field.label ?? name),
    hint: hint(name, options ?? undefined),
    required: required === "everyone" || (required !== "no-one" && origin === required),
  };
  if (options) return <FormSelectField {...common} options={options} />;
  if (input.kind === "date") return <FormDateField {...common} />;
  if (input.kind === "digits") return <FormTextField {...common} kind="number" maxLength={20} />;
  if (input.kind === "number")
    return (
      <FormTextField {...common} kind="floating" unit={input.unit} {...(name === "weight" && { help: bodyMass })} />
    );
  if (input.kind === "phone") return <FormTextField {...common} kind="tel" />;
  if (input.kind === "email") return <FormEmailField {...common} meant={meantAddress} />;
  if (input.kind === "passport-name") return <FormTextField {...common} maxLength={100} autoCapitalize="words" />;
  if (input.kind === "name") return <FormTextField {...common} maxLength={100} autoCapitalize="words" />;
  if (input.kind !== "text") return null;
  if (!input.lines)
    return (
      <FormTextField {...common} maxLength={input.max} {...(input.capitals && { autoCapitalize: input.capitals })} />
    );
  return (
    <div data-wide>
      <FormTextField {...common} multiline maxLength={input.max} />
    </div>
  );
}

/** Suggest the names as in the passport from what the form says. */
function SuggestedNames({ control, choices }: Pick<Chosen, "control" | "choices">) {
  const t = useTranslations("crew.screens.edit");
  const [fullName, nationalityId] = useWatch({ control, name: ["fullName", "nationalityId"] });
  return (
    <NameSuggestion
      control={control}
      fullName={fullName ?? ""}
      nationality={choices.nationalities.find(({ value }) => String(value) === nationalityId)?.label ?? null}
      text={(names) => t("suggestedNames", names)}
      action={t("useSuggestion")}
    />
  );
}

/** Show the fields of a section in their order. */
export const PersonFields = ({ inputs, ...fields }: Chosen & { inputs: readonly FormInput[] }) =>
  inputs.map((field) => (
    <Fragment key={field.name}>
      <PersonInput {...fields} field={field} />
      {field.name === "givenNames" && <SuggestedNames control={fields.control} choices={fields.choices} />}
    </Fragment>
  ));
