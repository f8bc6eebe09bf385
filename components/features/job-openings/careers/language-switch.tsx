"use client";

import { useSearchParams } from "next/navigation";
import styles from "./public-header.module.css";

type Props = { label: string; current: string; languages: { locale: string; short: string; name: string }[] };

export function LanguageSwitch({ label, current, languages }: Props) {
  const search = useSearchParams();
  const addressIn = (locale: string) => {
    const query = new URLSearchParams(search);
    query.set("lang", locale);
    return `?${query}`;
  };
  return (
    <nav aria-label={label}>
      {languages.map(({ locale, short, name }) => (
        <a
          key={locale}
          className={styles.language}
          href={addressIn(locale)}
          hrefLang={locale}
          lang={locale}
          aria-label={`${short}, ${name}`}
          aria-current={locale === current ? "true" : undefined}
        >
          {short}
        </a>
      ))}
    </nav>
  );
}
