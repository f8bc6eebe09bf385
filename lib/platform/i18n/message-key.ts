type Translator<Key extends string> = { (key: Key): string; has(key: Key): boolean };

/** Check whether a text from data is a key of these messages, which is known only at run time. */
export function isMessageKey<Key extends string>(translate: Pick<Translator<Key>, "has">, text: string): text is Key {
  // `has` accepts any key, for the check whether it exists.
  return translate.has(text as Key);
}

/** Return the text of a key from data; if there is none, the fallback or the key itself. */
export const labelFor = <Key extends string>(translate: Translator<Key>, key: string, fallback = key): string =>
  isMessageKey(translate, key) ? translate(key) : fallback;
