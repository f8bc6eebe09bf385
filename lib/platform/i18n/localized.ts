/** A name in both languages. Where no Indonesian name is known, the English one is shown. */
export type Localized<E = string, I = E | null | undefined> = { en: E; id: I };

/** Return the name in a language. @param locale of the reader or of the document */
export const inLanguage = <E, I>(locale: string, { en, id }: Localized<E, I>): E | NonNullable<I> =>
  locale === "id" ? (id ?? en) : en;
