"use client";

import "@/lib/platform/theme/tokens.css";

const texts = {
  en: { title: "Something went wrong", text: "The page could not be shown. Please try again in a moment.", retry: "Try again", home: "Back to the dashboard" },
  id: { title: "Terjadi kesalahan", text: "Halaman tidak dapat ditampilkan. Silakan coba lagi sebentar lagi.", retry: "Coba lagi", home: "Kembali ke dasbor" },
};

/** The last resort, when even the document could not be made: it depends on nothing. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const language = typeof document !== "undefined" && /nakhoda-locale=id/.test(document.cookie) ? "id" : "en";
  const t = texts[language];
  return (
    <html lang={language}>
      <body>
        <main style={{ display: "grid", placeContent: "center", justifyItems: "center", gap: 16, minHeight: "100dvh", padding: 16, textAlign: "center" }}>
          <title>{t.title}</title>
          <h1 style={{ margin: 0 }}>{t.title}</h1>
          <p style={{ margin: 0, color: "var(--ink-muted)" }}>{t.text}</p>
          <button type="button" onClick={retry} style={{ padding: "10px 18px", border: 0, borderRadius: 6, background: "var(--action)", color: "var(--on-action)", font: "inherit", fontWeight: 600, cursor: "pointer" }}>
            {t.retry}
          </button>
          <form action="/dashboard">
            <button type="submit" style={{ padding: 8, border: 0, background: "none", color: "var(--action)", font: "inherit", textDecoration: "underline", cursor: "pointer" }}>
              {t.home}
            </button>
          </form>
        </main>
      </body>
    </html>
  );
}
