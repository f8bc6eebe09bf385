"use client";

import { useFormatter, useTranslations, type Messages } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { clothingSizes, crewOrigins, sexes, shoeSizes, trouserSizes } from "@/db/enums/applicants";
import { bodyMassIndex } from "@/lib/features/crew/sections/edit.rules";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import type { CrewChoices } from "./choices";
import type { SectionFields } from "./section-form";

type Chosen = SectionFields & { choices: CrewChoices };

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function PersonalFields({ hint, choices, ...field }: Chosen) {
  const t = useTranslations("crew.screens");
  const origin = useWatch({ control: field.control, name: "crewOrigin" });
  const origins = crewOrigins.map((value) => ({ value, label: t(`origins.${value}`) }));
  const bothSexes = sexes.map((value) => ({ value, label: t(`sexes.${value}`) }));
  const number = (name: keyof Messages["crew"]["screens"]["fields"], required = false) => (
    <FormTextField
      {...field}
      name={name}
      label={t(`fields.${name}`)}
      hint={hint(name)}
      kind="number"
      required={required}
      maxLength={20}
    />
  );
  return (
    <>
      <FormTextField
        {...field}
        name="fullName"
        label={t("fields.fullName")}
        hint={hint("fullName")}
        required
        maxLength={100}
        autoCapitalize="words"
      />
      <FormSelectField
        {...field}
        name="sex"
        label={t("fields.sex")}
        hint={hint("sex", bothSexes)}
        options={bothSexes}
        required
      />
      <FormSelectField
        {...field}
        name="crewOrigin"
        label={t("fields.crewOrigin")}
        hint={hint("crewOrigin", origins)}
        options={origins}
        required
      />
      <FormTextField
        {...field}
        name="placeOfBirth"
        label={t("fields.placeOfBirth")}
        hint={hint("placeOfBirth")}
        required
        maxLength={100}
        autoCapitalize="words"
      />
      <FormDateField
        {...field}
        name="dateOfBirth"
        label={t("fields.dateOfBirth")}
        hint={hint("dateOfBirth")}
        required
      />
      <FormSelectField
        {...field}
        name="nationalityId"
        label={t("fields.nationalityId")}
        hint={hint("nationalityId", choices.nationalities)}
        options={choices.nationalities}
        required
      />
      <FormSelectField
        {...field}
        name="religionId"
        label={t("fields.religionId")}
        hint={hint("religionId", choices.religions)}
        options={choices.religions}
      />
      <FormSelectField
        {...field}
        name="maritalStatusId"
        label={t("fields.maritalStatusId")}
        hint={hint("maritalStatusId", choices.maritalStatuses)}
        options={choices.maritalStatuses}
        required
      />
      {number("seaFarerId", true)}
      {number("idCardNo", origin === "WNI")}
      {number("kkNumber", origin === "WNI")}
      {number("npwpNumber")}
      {number("bpjsKesehatanNumber")}
      {number("bpjsKetenagakerjaanNumber")}
    </>
  );
}

export function PhysicalFields({ hint, ...field }: SectionFields) {
  const t = useTranslations("crew.screens.fields");
  const format = useFormatter();
  const [weight, height] = useWatch({ control: field.control, name: ["weight", "height"] });
  const bmi = bodyMassIndex(Number(weight) || null, Number(height) || null);
  const size = (name: "safetyShoesSize" | "trousersSize" | "coverallSize" | "shirtSize", values: readonly string[]) => (
    <FormSelectField {...field} name={name} label={t(name)} hint={hint(name)} options={optionsOf(values)} required />
  );
  return (
    <>
      <FormTextField
        {...field}
        name="height"
        label={t("height")}
        hint={hint("height")}
        kind="floating"
        unit="cm"
        required
      />
      <FormTextField
        {...field}
        name="weight"
        label={t("weight")}
        hint={hint("weight")}
        help={bmi === null ? undefined : `${t("bmi")} ${format.number(bmi, oneDecimal)}`}
        kind="floating"
        unit="kg"
        required
      />
      {size("safetyShoesSize", shoeSizes)}
      {size("trousersSize", trouserSizes)}
      {size("coverallSize", clothingSizes)}
      {size("shirtSize", clothingSizes)}
    </>
  );
}

export function ContactFields({ hint, ...field }: SectionFields) {
  const t = useTranslations("crew.screens.fields");
  return (
    <>
      <FormTextField {...field} name="phoneNo" label={t("phoneNo")} hint={hint("phoneNo")} kind="tel" required />
      <FormEmailField
        {...field}
        name="emailAddress"
        label={t("emailAddress")}
        hint={hint("emailAddress")}
        meant={meantAddress}
      />
      <div data-wide>
        <FormTextField
          {...field}
          name="address"
          label={t("address")}
          hint={hint("address")}
          multiline
          required
          maxLength={500}
        />
      </div>
    </>
  );
}

export function NextOfKinFields({ hint, ...field }: SectionFields) {
  const t = useTranslations("crew.screens.fields");
  return (
    <>
      <FormTextField
        {...field}
        name="fullName"
        label={t("kinName")}
        hint={hint("fullName")}
        required
        maxLength={100}
        autoCapitalize="words"
      />
      <FormTextField {...field} name="relation" label={t("relation")} hint={hint("relation")} maxLength={60} />
      <FormTextField
        {...field}
        name="phoneNumber"
        label={t("phoneNo")}
        hint={hint("phoneNumber")}
        kind="tel"
        required
      />
      <FormEmailField
        {...field}
        name="emailAddress"
        label={t("emailAddress")}
        hint={hint("emailAddress")}
        meant={meantAddress}
      />
      <div data-wide>
        <FormTextField
          {...field}
          name="address"
          label={t("address")}
          hint={hint("address")}
          multiline
          required
          maxLength={500}
        />
      </div>
    </>
  );
}

export function EmploymentFields({ hint, choices, ...field }: Chosen) {
  const t = useTranslations("crew.screens.fields");
  return (
    <>
      <FormSelectField
        {...field}
        name="jobPositionId"
        label={t("jobPositionId")}
        hint={hint("jobPositionId", choices.positions)}
        options={choices.positions}
        required
      />
      <FormSelectField
        {...field}
        name="shipId"
        label={t("shipId")}
        hint={hint("shipId", choices.ships)}
        options={choices.ships}
        required
      />
      <FormSelectField
        {...field}
        name="employmentTypeId"
        label={t("employmentTypeId")}
        hint={hint("employmentTypeId", choices.employmentTypes)}
        options={choices.employmentTypes}
      />
      <FormSelectField
        {...field}
        name="ptkpId"
        label={t("ptkpId")}
        hint={hint("ptkpId", choices.ptkp)}
        options={choices.ptkp}
      />
      <FormDateField {...field} name="joinedOn" label={t("joinedOn")} hint={hint("joinedOn")} required />
    </>
  );
}
