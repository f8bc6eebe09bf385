type Row = { key: string; name: string };

/** Words shared by many certificates, ignored for matching. */
const commonWords = new Set(
  "a and the of in for on to with certificate certificates cert training scan sertifikat dan di foto img dok".split(
    " ",
  ),
);

const wordsOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !commonWords.has(word));

/** Return the short names, such as "ANT-III" of "Deck Officer Class III (ANT-III)", joined and in parts. */
const shortNamesOf = (name: string) =>
  [...name.matchAll(/\(([^)]+)\)/g)].map(([, short = ""]) => wordsOf(short)).filter((parts) => parts.length > 0);

const containsParts = (labels: string[], parts: string[]) =>
  labels.includes(parts.join("")) ||
  labels.some((_, start) => parts.every((part, step) => labels[start + step] === part));

/**
 * Score how well a file name matches a certificate. A short name outweighs words, and at least half the words must
 * match.
 */
function matchScore(labels: string[], { name }: Row): number {
  const nameWords = wordsOf(name.replace(/\([^)]*\)/g, " "));
  const shared = nameWords.filter((word) => labels.includes(word)).length;
  const isShort = shortNamesOf(name).some((parts) => containsParts(labels, parts));
  if (isShort) return 100 + shared;
  return nameWords.length > 0 && shared / nameWords.length > 0.5 ? (10 * shared) / nameWords.length : 0;
}

/**
 * Match file names to certificates by key, in the order of the names. Null for no or several matches; no certificate
 * gets two files.
 */
export function matchFiles(names: string[], rows: Row[]): (string | null)[] {
  const matchedKeys = new Set<string>();
  return names.map((name) => {
    const labels = wordsOf(name.replace(/\.[a-z]{3,4}$/i, ""));
    const ranked = rows
      .map((row) => ({ key: row.key, sure: matchScore(labels, row) }))
      .filter(({ sure }) => sure > 0)
      .toSorted((first, second) => second.sure - first.sure);
    const [best, next] = ranked;
    if (!best || best.sure === next?.sure || matchedKeys.has(best.key)) return null;
    matchedKeys.add(best.key);
    return best.key;
  });
}
