import type { Locale } from "@/lib/platform/i18n/locales";
import captions from "@/public/hero/captions.json";
import type { Slide } from "./hero-picture";

export const slidesIn = (locale: Locale): Slide[] =>
  captions.map(({ id, en, idn, focus }) => ({ id, alt: locale === "id" ? idn : en, focus }));
