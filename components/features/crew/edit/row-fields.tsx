"use client";

import { useTranslations, type Messages } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { DialogFields } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { RowSection, RowValues } from "./row-values";

type FieldLabel = keyof Messages["crew"]["screens"]["fields"];
type Props = DialogFields<RowValues> & { section: RowSection };

/** Show the fields of one row of education, training or sea service. */
export function RowFields({ section, ...field }: Props) {
  const t = useTranslations("crew.screens.fields");
  const text = (name: FieldLabel, required = false, maxLength = 100) => (
    <FormTextField {...field} name={name} label={t(name)} required={required} maxLength={maxLength} />
  );
  const long = (name: FieldLabel) => (
    <div data-wide>
      <FormTextField {...field} name={name} label={t(name)} multiline maxLength={500} />
    </div>
  );
  const day = (name: FieldLabel, required = false) => (
    <FormDateField {...field} name={name} label={t(name)} required={required} />
  );
  const amount = (name: FieldLabel) => <FormTextField {...field} name={name} label={t(name)} kind="floating" />;
  if (section === "education") {
    return (
      <>
        {text("universityName", true, 150)}
        {text("city", true)}
        {text("degree", true)}
        {text("major", true)}
        <FormTextField {...field} name="entryYear" label={t("entryYear")} kind="number" maxLength={4} required />
        <FormTextField
          {...field}
          name="graduationYear"
          label={t("graduationYear")}
          kind="number"
          maxLength={4}
          required
        />
        {amount("gpa")}
      </>
    );
  }
  if (section === "training") {
    return (
      <>
        {text("training", true, 150)}
        {text("institution", true, 150)}
        {text("category")}
        {text("instructor")}
        {day("issued", true)}
        {day("expired")}
        {long("evaluation")}
        {long("feedback")}
      </>
    );
  }
  return (
    <>
      {text("vesselName", true)}
      {text("vesselType", true)}
      {text("companyName", true, 150)}
      {text("position", true)}
      {day("onBoard", true)}
      {day("offBoard", true)}
      {amount("grt")}
      {amount("dwt")}
      {amount("hp")}
      {long("note")}
      <div data-wide>
        <FormFileField {...field} name="attachment" label={t("attachment")} />
      </div>
    </>
  );
}
