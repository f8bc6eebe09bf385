import { setRequestLocale } from "next-intl/server";
import { languageKept } from "@/lib/features/job-openings/kept-edition.rules";

/** Set the locale of a cached page from its address. */
export function speak(edition: string) {
  const language = languageKept(edition);
  if (language) setRequestLocale(language);
}
