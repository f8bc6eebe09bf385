"use client";

import { useLocale, useTranslations } from "next-intl";

const scores = ["5", "4", "3", "2", "1"] as const;

/** The scale in words, the best first, as the documents list it. Document 3 §3 */
export function useScale() {
  const t = useTranslations("appraisals.scale");
  return scores.map((value) => ({ value, mark: value, label: t(value) }));
}

/** Picks of two languages the one that is read. */
export function useOwnLanguage() {
  const isIndonesian = useLocale() === "id";
  return (english: string, indonesian: string) => (isIndonesian ? indonesian : english);
}
