import type { CertificateKind } from "@/db/enums/applicants";

/** What names a certificate: the row of the reference list where it is one, and its name, as printed or in both languages. */
export type Certificate = { certificateId: number | null; kind: CertificateKind; name: string; nameEn?: string | null; stcw?: string | null };

const classesBelow: Record<string, readonly string[]> = {
  i: ["ii", "iii-m", "iii", "iv-m", "iv", "v"],
  ii: ["iii-m", "iii", "iv-m", "iv", "v"],
  "iii-m": ["iii", "iv-m", "iv", "v"],
  // An operational class does not stand in for the management endorsement of the class below it.
  iii: ["iv", "v"],
  "iv-m": ["iv", "v"],
  iv: ["v"],
};

const competency = (book: "ant" | "att") =>
  Object.fromEntries(Object.entries(classesBelow).map(([level, below]) => [`${book}-${level}`, below.map((one) => `${book}-${one}`)]));

/** Which certificates another one stands in for. STCW II, III, IV/2, V/1 and VI/5–6; product 2.4 */
export const standsInFor: Readonly<Record<string, readonly string[]>> = {
  ...competency("ant"),
  ...competency("att"),
  "gmdss-goc": ["gmdss-roc"],
  sso: ["sdsd", "sat"],
  sdsd: ["sat"],
  "able-deck": ["rfpnw-deck"],
  "able-engine": ["rfpew-engine"],
  aot: ["boct"],
  act: ["boct"],
  algt: ["blgt"],
};

const signs: readonly { key: string; words: RegExp; stcw?: string }[] = [
  { key: "gmdss-goc", words: /\b(GOC|ORU)\b/ },
  { key: "gmdss-roc", words: /\b(ROC|ORT)\b/ },
  { key: "sso", words: /\bSSO\b|SHIP SECURITY OFFICER|PERWIRA KEAMANAN KAPAL/, stcw: "VI/5" },
  { key: "sdsd", words: /\bSDSD\b/ },
  { key: "sat", words: /\bSAT\b/ },
  { key: "able-deck", words: /ABLE (SEAFARER )?DECK|TERAMPIL BAGIAN DEK/, stcw: "II/5" },
  { key: "able-engine", words: /ABLE (SEAFARER )?ENGINE|TERAMPIL BAGIAN MESIN/, stcw: "III/5" },
  { key: "rfpnw-deck", words: /RATING DE(K|CK)\b|NAVIGATIONAL WATCH/, stcw: "II/4" },
  { key: "rfpew-engine", words: /RATING (MESIN|ENGINE)\b|ENGINEERING WATCH/, stcw: "III/4" },
  { key: "boct", words: /\bBOCT\b/, stcw: "V/1-1.2" },
  { key: "aot", words: /\bAOT\b/, stcw: "V/1-1.4" },
  { key: "act", words: /\bACT\b/, stcw: "V/1-1.6" },
  { key: "blgt", words: /\bBLGT\b/, stcw: "V/1-2.2" },
  { key: "algt", words: /\bALGT\b/, stcw: "V/1-2.4" },
];

const endorsement = /\bCOE\b|PENGUKUHAN|ENDORSEMENT/;
const competencyClass = /\b(ANT|ATT)[\s.-]*(IV|V|I{1,3}|[1-5])\b[\s,.-]*(M|MANAJEMEN|MANAGEMENT)?\b/;
const romanClasses = ["i", "ii", "iii", "iv", "v"];

const inCapitals = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toUpperCase();

/** "BST" of "Basic Safety Training (BST)": the abbreviation people say, the same in both languages; else the whole name. */
export const shortName = (name: string) => /\(([A-Z][A-Z0-9-]*(?: M)?)\)\s*$/.exec(name)?.[1] ?? name;

/** The certificate's place in the table of stand-ins, read off its name in either language, else off its STCW paragraph. */
export function recognised({ name, stcw }: Pick<Certificate, "name" | "stcw">): string | undefined {
  const words = inCapitals(name);
  if (endorsement.test(words)) return undefined;
  const spelled = words.replace(/AHLI NAUTIKA TINGKAT|DECK OFFICER CLASS/, "ANT").replace(/AHLI TEKNIKA TINGKAT|ENGINEER OFFICER CLASS/, "ATT");
  const [, book, level = "", management] = competencyClass.exec(spelled) ?? [];
  if (book) return `${book.toLowerCase()}-${romanClasses[Number(level) - 1] ?? level.toLowerCase()}${management ? "-m" : ""}`;
  return (signs.find((sign) => sign.words.test(words)) ?? signs.find((sign) => sign.stcw !== undefined && sign.stcw === stcw))?.key;
}

type Identity = { names: readonly string[]; alsoCalled: ReadonlySet<string>; key: string | undefined };

// People hold dozens of papers and each is compared with every demand: a name is read once per object.
const identities = new WeakMap<Certificate, Identity>();

function identityOf(certificate: Certificate): Identity {
  const known = identities.get(certificate);
  if (known) return known;
  const { name, nameEn } = certificate;
  const names = nameEn ? [name, nameEn] : [name];
  const alsoCalled = new Set(names.flatMap((one) => [inCapitals(one), inCapitals(shortName(one))]));
  const identity = { names: names.map(inCapitals), alsoCalled, key: recognised(certificate) };
  identities.set(certificate, identity);
  return identity;
}

/**
 * True when holding one certificate meets a demand for the other: the same row, the same name or the bare abbreviation of what is asked
 * ("BST"), or a higher certificate that stands in for it. Names count inside a kind only. product 2.4
 */
export function satisfies(held: Certificate, asked: Certificate): boolean {
  if (held.certificateId !== null && held.certificateId === asked.certificateId) return true;
  if (held.kind !== asked.kind) return false;
  const [own, other] = [identityOf(held), identityOf(asked)];
  if (own.names.some((name) => other.alsoCalled.has(name))) return true;
  if (own.key === undefined || other.key === undefined) return false;
  return own.key === other.key || (standsInFor[own.key]?.includes(other.key) ?? false);
}
