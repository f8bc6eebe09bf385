import type { Examinee } from "@/lib/features/preparation/letters/pdf/mcu-letter-document";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { SelectedApplicant } from "./queries";

/** All but the last four characters hidden, for readers who may not see identity numbers. */
const masked = (value: string) => value.slice(-4).padStart(value.length, "•");

/** Applicants as a letter to the clinic lists them; the number that proves who they are hidden but for its end from those who may not see it. */
export const examinees = (
  people: readonly SelectedApplicant[],
  { seesIdentity, locale }: { seesIdentity: boolean; locale: Locale },
): Examinee[] =>
  people.map((person) => {
    const proof = person.idNumber ?? person.passportNumber;
    return {
      name: person.fullName,
      note: person.registrationNumber,
      proof: proof && !seesIdentity ? masked(proof) : proof,
      dateOfBirth: person.dateOfBirth,
      rank: locale === "id" ? person.position : person.positionEn,
      vessel: locale === "id" ? person.vesselType : person.vesselTypeEn,
    };
  });
