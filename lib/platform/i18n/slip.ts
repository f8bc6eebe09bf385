const shortest = 3;

/** Whether two words differ by one letter added, left out or replaced. */
function isOneLetterAway(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}

const singulars = (word: string) => [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];

/** Whether a word is another one with one slip of the fingers: a letter more, less or otherwise, or its plural. Case does not count. */
export function isSlipOf(written: string, meant: string): boolean {
  const [one, other] = [written.toLowerCase(), meant.toLowerCase()];
  if (Math.min(one.length, other.length) < shortest) return false;
  return isOneLetterAway(one, other) || singulars(one).includes(other) || singulars(other).includes(one);
}
