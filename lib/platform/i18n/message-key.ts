type Words<Key extends string> = { (key: Key): string; has(key: Key): boolean };

/** Check whether a text from data is a key of these messages, which is known only at run time. */
export function isMessageKey<Key extends string>(words: Pick<Words<Key>, "has">, text: string): text is Key {
  // `has` accepts any key, for the check whether it exists.
  return words.has(text as Key);
}

/** Return the text of a key from data; if there is none, the fallback or the key itself. */
export const wordFor = <Key extends string>(words: Words<Key>, key: string, otherwise = key): string =>
  isMessageKey(words, key) ? words(key) : otherwise;
