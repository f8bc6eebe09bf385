import { setRequestLocale } from "next-intl/server";
import { editionLanguage } from "@/lib/features/job-openings/page-edition.rules";

/** Set the locale of a cached page from its address. */
export function setEditionLocale(edition: string) {
  const language = editionLanguage(edition);
  if (language) setRequestLocale(language);
}
