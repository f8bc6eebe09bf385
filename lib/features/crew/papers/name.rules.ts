import type { Locale } from "@/lib/platform/i18n/locales";
import { isSameName } from "@/lib/platform/names";

/** A certificate's names on the reference list; Indonesian is name there. */
export type Reference = { name: string; nameEn: string };
export type Names = { name: string; nameId: string };

/** What a certificate is called in English and in Indonesian: by the reference list where it bears one of its names, else as printed. */
export function namesOf(printed: string, reference: Reference | null | undefined): Names {
  const isListed = reference && [reference.name, reference.nameEn].some((name) => isSameName(name, printed));
  return isListed ? { name: reference.nameEn, nameId: reference.name } : { name: printed, nameId: printed };
}

export const nameIn = (language: Locale, { name, nameId }: Names) => (language === "id" ? nameId : name);
