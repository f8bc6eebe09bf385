/** The name of a vessel size with the thousands of the reader's language: "> 5,000 HP" is "> 5.000 HP" in Indonesian. */
export const sizeName = (name: string, locale: string): string =>
  locale === "id" ? name.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ".") : name;
