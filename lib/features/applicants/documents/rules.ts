import type { Examinee } from "@/lib/features/preparation/letters/pdf/mcu-letter-document";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { SelectedApplicant } from "./queries";

/** Mask all but the last four characters. */
const masked = (value: string) => value.slice(-4).padStart(value.length, "•");

/** Return the applicants as lines of a clinic letter. Identity numbers are masked without permission. */
export const examineesOnLetter = (
  applicants: readonly SelectedApplicant[],
  { canViewIdentity, locale }: { canViewIdentity: boolean; locale: Locale },
): Examinee[] =>
  applicants.map((person) => {
    const identityNumber = person.idNumber ?? person.passportNumber;
    return {
      name: person.fullName,
      note: person.registrationNumber,
      proof: identityNumber && !canViewIdentity ? masked(identityNumber) : identityNumber,
      dateOfBirth: person.dateOfBirth,
      rank: inLanguage(locale, { en: person.positionEn, id: person.position }),
      vessel: inLanguage(locale, { en: person.vesselTypeEn, id: person.vesselType }),
    };
  });
