import { cvFields } from "@/lib/features/crew/person-fields.rules";
import type { CvValues } from "@/lib/features/crew/detail/pdf/cv-facts";
import { dayOf } from "@/lib/platform/calendar/dates";
import { ageOn } from "@/lib/platform/calendar/period";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { CvData } from "../queries";

type CvPart = { data: CvData; locale: Locale; now: Date };
const allFields = [...cvFields("personal"), ...cvFields("physical"), ...cvFields("contact")];

/**
 * Return the values of an application by column, choices by name. @param identity whether the user may see the field
 * class "identity"
 */
export function applicationValues({
  data: { person, names },
  locale,
  now,
  identity,
}: CvPart & { identity: boolean }): CvValues {
  const nameOf = (id: unknown) => {
    const option = names.find((entry) => entry.id === id);
    return option ? inLanguage(locale, { en: option.name, id: option.nameId }) : null;
  };
  const shown = allFields
    .filter(({ fieldClass }) => identity || fieldClass !== "identity")
    .map(({ column, input }) => {
      const value = Object.entries(person).find(([key]) => key === column)?.[1] ?? null;
      return [column, input?.kind === "choice" ? nameOf(value) : value] as const;
    });
  return {
    ...Object.fromEntries(shown),
    birthPlace: person.birthPlace,
    age: ageOn(person.dateOfBirth, dayOf(now)),
  };
}
