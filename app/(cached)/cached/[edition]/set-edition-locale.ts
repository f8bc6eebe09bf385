import { setRequestLocale } from "next-intl/server";
import { cachedPageLanguage } from "@/lib/features/job-openings/openings-version.rules";

/** Set the locale of a cached page from its address. */
export function setEditionLocale(edition: string) {
  const language = cachedPageLanguage(edition);
  if (language) setRequestLocale(language);
}
