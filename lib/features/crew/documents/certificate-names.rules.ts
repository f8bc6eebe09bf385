import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { isSameName } from "@/lib/platform/names";

/** A certificate's names in the reference list, where name is Indonesian. */
export type Reference = { name: string; nameEn: string };
export type Names = { name: string; nameId: string };

/**
 * Return a certificate's English and Indonesian name: from the reference list if it has one of them, else as printed.
 */
export function certificateNamesOf(printed: string, reference: Reference | null | undefined): Names {
  const isListed = reference && [reference.name, reference.nameEn].some((name) => isSameName(name, printed));
  return isListed ? { name: reference.nameEn, nameId: reference.name } : { name: printed, nameId: printed };
}

export const nameIn = (language: Locale, { name, nameId }: Names) => inLanguage(language, { en: name, id: nameId });
