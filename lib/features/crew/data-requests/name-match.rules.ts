import { searchText } from "@/lib/platform/i18n/search-text";

const wordsOf = (text: string) =>
  ` ${searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
const withoutHyphens = (text: string) => text.replace(/[-‐‑‒–—]/g, " ");

/**
 * Whether a text contains a name as whole words, ignoring case, spacing, accents, apostrophes and hyphens: "Ratna
 * Kusuma" is not in "Ratna Kusumawati".
 */
export function containsName(text: string | null, name: string): boolean {
  if (text === null) return false;
  return [(written: string) => written, withoutHyphens].some((written) => {
    const searchedWords = wordsOf(written(name));
    return searchedWords.trim() !== "" && wordsOf(written(text)).includes(searchedWords);
  });
}
