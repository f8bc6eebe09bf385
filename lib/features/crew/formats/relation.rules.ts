import { inLanguage } from "@/lib/platform/i18n/localized";

/** Relations of a next of kin by name. The field is free text, so others are shown as entered. */
const relations = [
  { en: "Wife", id: "Istri" },
  { en: "Husband", id: "Suami" },
  { en: "Spouse", id: "Suami/istri" },
  { en: "Parent", id: "Orang tua" },
  { en: "Father", id: "Ayah" },
  { en: "Mother", id: "Ibu" },
  { en: "Child", id: "Anak" },
  { en: "Son", id: "Anak laki-laki" },
  { en: "Daughter", id: "Anak perempuan" },
  { en: "Sibling", id: "Saudara kandung" },
  { en: "Brother", id: "Saudara laki-laki" },
  { en: "Sister", id: "Saudara perempuan" },
  { en: "Grandparent", id: "Kakek/nenek" },
  { en: "Uncle", id: "Paman" },
  { en: "Aunt", id: "Bibi" },
  { en: "Cousin", id: "Sepupu" },
  { en: "Guardian", id: "Wali" },
  { en: "Friend", id: "Teman" },
];

/** Return a relation in the reader's language, if it was entered as one of the known names in either language. */
export function relationIn(locale: string, entered: string): string {
  const text = entered.trim().toLowerCase();
  const known = relations.find(({ en, id }) => en.toLowerCase() === text || id.toLowerCase() === text);
  return known ? inLanguage(locale, known) : entered;
}
