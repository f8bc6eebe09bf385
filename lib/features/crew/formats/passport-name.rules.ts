/** Titles before a name; the short ones only with a full stop. H. is Haji, Hj. is Hajjah; M. is Muhammad, a name. */
const titlePrefix = /^(capt|kapt|kapten|captain|ir|drs?|dra|prof|haji|hajah|hajjah|mr|mrs|ms)\.?$|^(h|hj|kh|tn|ny)\.$/i;
/** Titles after a name: suffixes, and degrees with inner full stops (S.Tr.Pel., M.Mar, A.Md). */
const titleSuffix = /^(jr|sr|ii|iii)\.?$|^\p{L}{1,5}(\.\p{L}{1,5})+\.?$/iu;
/** Degrees without full stops, recognised only after a comma. */
const degree = /^(se|sh|st|sip|skm|spd|mm|mt|mh|msc|mba|amd|bsc|phd|mmare?)\.?$/i;
/** Titles that no passport prints as a name, whatever their place. */
const certainTitle = /^(capt|kapt|ir|drs?|dra|prof|hj|kh)\.$|^\p{L}{1,5}(\.\p{L}{2,5})+\.?$/iu;
/** Words that join a parent's name: Malay, Tamil, Sikh and Arabic. The name after them is the parent's. */
const patronymic = /^(bin|binti|bte|bt|ibn|ben|a[/.]?l|a[/.]?p|s\/o|d\/o)\.?$/i;
/** Words that begin a family name of several words: Filipino, Spanish, Portuguese, Dutch, German, Arabic. */
const particle = /^(de|del|dela|delos|da|das|do|dos|di|van|von|der|den|la|las|los|al|el|st\.?|san|santa)$/i;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function withoutTitles(text: string, partIndex: number): string[] {
  const nameWords = wordsOf(text);
  const isTrailingTitle = (word: string) => titleSuffix.test(word) || (partIndex > 0 && degree.test(word));
  const first = nameWords.findIndex((word) => !titlePrefix.test(word) && !isTrailingTitle(word));
  const last = nameWords.findLastIndex((word) => !isTrailingTitle(word));
  return first === -1 ? [] : nameWords.slice(first, last + 1);
}

/** Family and given names as in the passport; one of them is empty for a person with a single name. */
export type PassportNames = { family: string; given: string };

/** Nationalities, in either language of the office's list, whose names begin with the family name. */
const familyFirst = new Set([
  ...["Chinese", "Hong Konger", "Taiwanese", "Korean", "South Korean", "North Korean", "Vietnamese"],
  ...["Tiongkok", "Hong Kong", "Taiwan", "Korea", "Korea Selatan", "Korea Utara", "Vietnam"],
]);
/** Nationalities whose names end with two family names, the father's and the mother's. */
const twoFamilyNames = new Set([
  ...["Spanish", "Mexican", "Colombian", "Chilean", "Peruvian", "Venezuelan", "Ecuadorian", "Cuban", "Panamanian"],
  ...["Costa Rican", "Honduran", "Guatemalan", "Salvadoran", "Nicaraguan", "Bolivian", "Paraguayan", "Uruguayan"],
]);

/** Find the first word of the family name, where it is at the end. */
function familyStart(nameWords: readonly string[], nationality: string | null): number {
  const joined = nameWords.findIndex((word, index) => index > 0 && patronymic.test(word));
  if (joined > 0 && joined < nameWords.length - 1) return joined;
  let start = nameWords.length - 1;
  if (nationality !== null && twoFamilyNames.has(nationality) && nameWords.length > 2) start -= 1;
  while (start > 1 && particle.test(nameWords[start - 1] ?? "")) start -= 1;
  return start;
}

const isCapital = (word: string) => /^\p{Lu}[\p{Lu}\p{M}'’-]+$/u.test(word);

/** Return the words in capitals as the family name, where the others are not: NGUYEN Van An, Juan DELA CRUZ. */
function byCapitals(nameWords: readonly string[]): PassportNames | null {
  const capitals = nameWords.filter(isCapital);
  const others = nameWords.filter((word) => !isCapital(word));
  if (capitals.length === 0 || others.length === 0) return null;
  const family = capitals.join(" ");
  return ` ${nameWords.join(" ")} `.includes(` ${family} `) ? { family, given: others.join(" ") } : null;
}

/**
 * Guess family and given names from a full name. Titles are dropped, and a single name is a family name, as on FAL form
 * 5. A comma separates both, or a name from its degrees. Else the last word is the family name, with the words that
 * belong to it. With a nationality its order of names counts, and a family name in capitals. product 5.18
 */
export function guessPassportNames(fullName: string, nationality?: string | null): PassportNames {
  const [first = [], second = []] = fullName
    .split(",")
    .map(withoutTitles)
    .filter((nameWords) => nameWords.length > 0);
  if (second.length > 0) return { family: first.join(" "), given: second.join(" ") };
  const nameWords = first.length > 0 ? first : wordsOf(fullName);
  const [firstWord = "", ...rest] = nameWords;
  if (nationality !== undefined) {
    const capitals = byCapitals(nameWords);
    if (capitals) return capitals;
    if (nationality !== null && familyFirst.has(nationality) && rest.length > 0)
      return { family: firstWord, given: rest.join(" ") };
  }
  const start = familyStart(nameWords, nationality ?? null);
  return { family: nameWords.slice(start).join(" "), given: nameWords.slice(0, start).join(" ") };
}

type Named = { fullName: string; familyName: string | null; givenNames: string | null };

/** Whether a person has confirmed the names as in the passport. */
const hasPassportNames = ({ familyName, givenNames }: Omit<Named, "fullName">) =>
  familyName !== null || givenNames !== null;

/** Return the confirmed names of a person, else the guess. */
export const passportNamesOf = (person: Named, nationality: string | null): PassportNames =>
  hasPassportNames(person)
    ? { family: person.familyName ?? "", given: person.givenNames ?? "" }
    : guessPassportNames(person.fullName, nationality);

/**
 * Return the name that sheets for authorities, agents and principals print: the confirmed family name first, a single
 * name as the passport has it, else the full name. product 5.18
 */
export const printedName = ({ fullName, familyName, givenNames }: Named): string =>
  familyName !== null && givenNames !== null ? `${familyName}, ${givenNames}` : (familyName ?? givenNames ?? fullName);

/** Whether a name contains a title that passports do not print: Capt., Ir., S.Tr.Pel. */
export const hasTitle = (name: string) => wordsOf(name.replaceAll(",", " ")).some((word) => certainTitle.test(word));
