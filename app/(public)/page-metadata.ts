import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { isLocale, locales, type Locale } from "@/lib/platform/i18n/locales";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { inLanguage } from "@/lib/platform/i18n/localized";

/** Metadata of every public page. */
export async function siteMetadata(): Promise<Metadata> {
  const t = await getTranslations("careers.site");
  return {
    metadataBase: new URL(siteUrl("/")),
    title: { default: `${t("title")} · Nakhoda`, template: "%s · Nakhoda" },
    description: t("description"),
    applicationName: "Nakhoda",
  };
}

/** Return a page's address in one language, or in the visitor's language. */
function addressIn(path: string, language?: Locale): string {
  const [address = "/", query = ""] = path.split("?");
  const search = new URLSearchParams(query);
  if (language) search.set("lang", language);
  return search.size > 0 ? `${address}?${search}` : address;
}

/** Build the hreflang alternates of a page. `absolute` builds full addresses, for use without metadataBase. */
export const languagesOf = (path: string, absolute = (address: string) => address) => ({
  ...Object.fromEntries(locales.map((locale) => [locale, absolute(addressIn(path, locale))])),
  "x-default": absolute(path),
});

type Page = { path: string; title: string; description: string; locale: Locale; language?: string | string[] };

/** `language` is the ?lang= of the address: each language has its own canonical address. */
export function pageMetadata({ path, title, description, locale, language }: Page): Metadata {
  const canonical = addressIn(path, isLocale(language) ? language : undefined);
  const images = [{ url: "/brand/og.png", width: 1200, height: 630, alt: "Nakhoda" }];
  return {
    title,
    description,
    alternates: { canonical, languages: languagesOf(path) },
    openGraph: {
      type: "website",
      siteName: "Nakhoda",
      title,
      description,
      url: canonical,
      locale: inLanguage(locale, { en: "en_GB", id: "id_ID" }),
      images,
    },
    twitter: { card: "summary_large_image", title, description, images: ["/brand/og.png"] },
  };
}
