type Row = { key: string; name: string };

/** Words shared by many certificates, ignored for matching. */
const common = new Set(
  "a and the of in for on to with certificate certificates cert training scan sertifikat dan di foto img dok".split(
    " ",
  ),
);

const wordsOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !common.has(word));

/** Return the short names, such as "ANT-III" of "Deck Officer Class III (ANT-III)", joined and in parts. */
const shortNamesOf = (name: string) =>
  [...name.matchAll(/\(([^)]+)\)/g)].map(([, short = ""]) => wordsOf(short)).filter((parts) => parts.length > 0);

const inRow = (words: string[], parts: string[]) =>
  words.includes(parts.join("")) || words.some((_, start) => parts.every((part, step) => words[start + step] === part));

/**
 * Score how well a file name matches a certificate. A short name outweighs words, and at least half the words must
 * match.
 */
function likeness(words: string[], { name }: Row): number {
  const own = wordsOf(name.replace(/\([^)]*\)/g, " "));
  const shared = own.filter((word) => words.includes(word)).length;
  const isShort = shortNamesOf(name).some((parts) => inRow(words, parts));
  if (isShort) return 100 + shared;
  return own.length > 0 && shared / own.length > 0.5 ? (10 * shared) / own.length : 0;
}

/**
 * Match file names to certificates by key, in the order of the names. Null for no or several matches; no certificate
 * gets two files.
 */
export function matchFiles(names: string[], rows: Row[]): (string | null)[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const words = wordsOf(name.replace(/\.[a-z]{3,4}$/i, ""));
    const ranked = rows
      .map((row) => ({ key: row.key, sure: likeness(words, row) }))
      .filter(({ sure }) => sure > 0)
      .toSorted((one, other) => other.sure - one.sure);
    const [best, next] = ranked;
    if (!best || best.sure === next?.sure || taken.has(best.key)) return null;
    taken.add(best.key);
    return best.key;
  });
}
