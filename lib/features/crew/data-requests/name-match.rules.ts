const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/**
 * Whether a text contains a name as whole words, ignoring case and spacing: "Ratna Kusuma" is not in "Ratna
 * Kusumawati".
 */
export function containsName(text: string | null, name: string): boolean {
  const searchedWords = wordsOf(name);
  return text !== null && searchedWords.trim() !== "" && wordsOf(text).includes(searchedWords);
}
