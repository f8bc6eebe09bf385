/** A name as names are compared: NFC, without spaces around it, one space between words, lower case. */
export const plainName = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** Whether two names differ in case, spaces and the spelling of their accents only. */
export const isSameName = (one: string, other: string) => one === other || plainName(one) === plainName(other);
