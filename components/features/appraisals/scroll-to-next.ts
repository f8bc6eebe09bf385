const matches = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

/** On a phone, scroll from an answered question to the next open one, so that each answer needs one tap. */
export function scrollToNext(answered: Element | null) {
  if (!matches("(max-width: 48em)")) return;
  const rows = [...(answered?.closest(".appr")?.querySelectorAll("fieldset.appr-set") ?? [])];
  const next = rows.slice(rows.findIndex((row) => row === answered) + 1).find((row) => !row.querySelector(":checked"));
  next?.scrollIntoView({ block: "start", behavior: matches("(prefers-reduced-motion: reduce)") ? "auto" : "smooth" });
}
