"use client";

import "@/lib/platform/theme/tokens.css";
import styles from "./global-error.module.css";

const texts = {
  en: {
    title: "Something went wrong",
    text: "The page could not be shown. Please try again in a moment.",
    retry: "Try again",
    home: "Back to the dashboard",
  },
  id: {
    title: "Terjadi kesalahan",
    text: "Halaman tidak dapat ditampilkan. Silakan coba lagi sebentar lagi.",
    retry: "Coba lagi",
    home: "Kembali ke dasbor",
  },
};

/** Error page without any dependency, for when even the root layout fails. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const language = typeof document !== "undefined" && /nakhoda-locale=id/.test(document.cookie) ? "id" : "en";
  const t = texts[language];
  return (
    <html lang={language}>
      <body>
        <main className={styles.page}>
          <title>{t.title}</title>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          <button type="button" onClick={retry}>
            {t.retry}
          </button>
          <form action="/dashboard">
            <button type="submit">{t.home}</button>
          </form>
        </main>
      </body>
    </html>
  );
}
