import { setRequestLocale } from "next-intl/server";
import { languageKept } from "@/lib/features/job-openings/kept-edition.rules";

/** A kept page is in the language of its address. */
export function speak(edition: string) {
  const language = languageKept(edition);
  if (language) setRequestLocale(language);
}
