type Words<Key extends string> = { (key: Key): string; has(key: Key): boolean };

/** Whether a text that came as data is a key of these words: at run time only they can tell. */
export function isMessageKey<Key extends string>(words: Pick<Words<Key>, "has">, text: string): text is Key {
  // `has` asks for a key where the question is whether it is one.
  return words.has(text as Key);
}

/** What a key that came as data says; where there are no words for it, the text itself or what is given instead. */
export const wordFor = <Key extends string>(words: Words<Key>, key: string, otherwise = key): string =>
  isMessageKey(words, key) ? words(key) : otherwise;
