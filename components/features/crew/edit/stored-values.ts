import type { SelectOption } from "@/components/ui/form/select-field";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";

/** The values of a form: every field as text, blank if empty. */
export type FormValues = Record<string, string>;

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? "" : String(value);
export const textsOf = (record: Record<string, string | number | null | undefined>): FormValues =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, textOf(value)]));

/** Return the stored values of a person's own sections under the form's names. */
export function storedValues(person: CrewDetail) {
  const { personal, physical, contact, nextOfKin, employment } = person;
  const { age: _age, religion, maritalStatus, seamanBookNo: _book, passportNo: _passport, ...own } = personal;
  const { bmi: _bmi, ...measures } = physical;
  const { employmentTypeId, ptkpId, joinedOn } = employment;
  return {
    personal: textsOf({
      ...own,
      fullName: person.fullName,
      crewOrigin: person.crewOrigin,
      seaFarerId: person.seaFarerId,
      nationalityId: person.nationality.id,
      religionId: religion.id,
      maritalStatusId: maritalStatus.id,
    }),
    physical: textsOf(measures),
    contact: textsOf(contact),
    "next-of-kin": textsOf(nextOfKin),
    employment: textsOf({
      jobPositionId: person.jobPositionId,
      shipId: person.vesselTypeId,
      employmentTypeId,
      ptkpId,
      joinedOn,
    }),
  };
}

/**
 * Return the changed values. Others are neither checked nor sent, so that an old record can be corrected field by
 * field.
 */
export function changedOf(values: Record<string, unknown>, stored: FormValues): FormValues {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value ?? "")] as const);
  return Object.fromEntries(texts.filter(([name, value]) => value !== (stored[name] ?? "")));
}

/** Format a stored value as the page shows it: an option by name, a date in the reader's language. */
export const displayValue = (value: string, locale: Locale, options?: readonly SelectOption[]) =>
  options?.find((option) => String(option.value) === value)?.label ??
  (isDay(value) ? formatDate(value, locale) : value);
