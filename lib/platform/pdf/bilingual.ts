import type { Locale } from "../i18n/locales";
import { translator } from "../i18n/messages";

/** A text in the reader's language and in the other one; null when both are equal. */
export type Label = { main: string; other: string | null };
type Bilingual = (key: string, values?: Record<string, string | number>) => Label;

export function bilingual(locale: Locale): Bilingual {
  const first = translator(locale);
  const second = translator(locale === "id" ? "en" : "id");
  return (key, values) => {
    const main = first(key, values);
    const other = second(key, values);
    return { main, other: other === main ? null : other };
  };
}

export const oneLine = ({ main, other }: Label) => (other ? `${main} / ${other}` : main);
