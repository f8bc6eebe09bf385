"use client";

import { useLocale, useTranslations } from "next-intl";
import { inLanguage } from "@/lib/platform/i18n/localized";

const scores = ["5", "4", "3", "2", "1"] as const;

/** Return the labels of the scale, best first as in the documents. Document 3 §3 */
export function useScaleLabels() {
  const t = useTranslations("appraisals.scale");
  return scores.map((value) => ({ value, mark: value, label: t(value) }));
}

/** Return a function that picks the text in the user's language. */
export function useOwnLanguage() {
  const locale = useLocale();
  return (english: string, indonesian: string) => inLanguage(locale, { en: english, id: indonesian });
}
