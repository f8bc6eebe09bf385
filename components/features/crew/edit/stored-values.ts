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
  const {
    sex,
    placeOfBirth,
    dateOfBirth,
    idCardNo,
    kkNumber,
    npwpNumber,
    bpjsKesehatanNumber,
    bpjsKetenagakerjaanNumber,
  } = personal;
  const { height, weight, safetyShoesSize, trousersSize, coverallSize, shirtSize } = physical;
  const { employmentTypeId, ptkpId, joinedOn } = employment;
  return {
    personal: textsOf({
      fullName: person.fullName,
      sex,
      placeOfBirth,
      dateOfBirth,
      crewOrigin: person.crewOrigin,
      seaFarerId: person.seaFarerId,
      nationalityId: person.nationality.id,
      religionId: personal.religion.id,
      maritalStatusId: personal.maritalStatus.id,
      idCardNo,
      kkNumber,
      npwpNumber,
      bpjsKesehatanNumber,
      bpjsKetenagakerjaanNumber,
    }),
    physical: textsOf({ height, weight, safetyShoesSize, trousersSize, coverallSize, shirtSize }),
    contact: textsOf(contact),
    "next-of-kin": textsOf(nextOfKin),
    employment: textsOf({
      jobPositionId: person.jobPositionId,
      shipId: person.shipId,
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
