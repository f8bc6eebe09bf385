import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MailLink } from "@/components/ui/form/email/link";
import type { Detail } from "@/components/ui/layout/detail-list";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import type { AppliedField } from "@/lib/features/crew/person-fields.rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { asRecord } from "@/lib/platform/unknown-record";

/** Return a function that shows declared fields of an application as facts, in the order they are given. */
export async function loadDeclaredFacts(applicant: ApplicantDetail) {
  const [labels, t, format, locale] = await Promise.all([
    getTranslations("person-fields.labels"),
    getTranslations("applicants.detail"),
    getFormatter(),
    getLocale(),
  ]);
  const labelOf = ({ labelName }: AppliedField) => labelFor(labels, labelName);
  function valueOf({ name, input, isKin }: AppliedField): ReactNode {
    const value = asRecord(isKin ? applicant.nextOfKin : applicant)[name];
    if (typeof value === "number") return `${format.number(value)}${input.kind === "number" ? ` ${input.unit}` : ""}`;
    if (typeof value !== "string" || value === "") return null;
    if (name === "sex") return labelFor(t, `sexes.${value}`, value);
    if (input.kind === "phone") return <a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>;
    if (input.kind === "email") return <MailLink address={value} meant={meantAddress} />;
    return input.kind === "date" && isDay(value) ? formatDate(value, locale) : value;
  }
  const factsOf = (fields: readonly AppliedField[]): Detail[] =>
    fields.map((field) => ({
      label: labelOf(field),
      value: valueOf(field),
      ...(field.input.kind === "text" && field.input.lines && { wide: true }),
    }));
  /** Join several short values under one label. */
  const joined = (fields: readonly AppliedField[]): Detail => ({
    label: fields.map(labelOf).join(" · "),
    value: fields.map(valueOf).join(" · "),
  });
  return { factsOf, joined, labelOf, t, format, locale };
}
