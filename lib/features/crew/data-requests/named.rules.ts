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
export function holdsName(text: string | null, name: string): boolean {
  const sought = wordsOf(name);
  return text !== null && sought.trim() !== "" && wordsOf(text).includes(sought);
}
