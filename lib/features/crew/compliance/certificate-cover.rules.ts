import type { CertificateKind } from "@/db/enums/applicants";
import { plainName } from "@/lib/platform/names";

/**
 * What identifies a certificate: its row in the reference list, if any, and its name, as printed or in both languages.
 */
export type Certificate = {
  certificateId: number | null;
  kind: CertificateKind;
  name: string;
  nameEn?: string | null;
  stcw?: string | null;
};

const classesBelow: Record<string, readonly string[]> = {
  i: ["ii", "iii-m", "iii", "iv-m", "iv", "v"],
  ii: ["iii-m", "iii", "iv-m", "iv", "v"],
  "iii-m": ["iii", "iv-m", "iv", "v"],
  // An operational class does not cover the management endorsement of the class below it.
  iii: ["iv", "v"],
  "iv-m": ["iv", "v"],
  iv: ["v"],
};

const competency = (book: "ant" | "att") =>
  Object.fromEntries(
    Object.entries(classesBelow).map(([level, below]) => [
      `${book}-${level}`,
      below.map((lowerLevel) => `${book}-${lowerLevel}`),
    ]),
  );

/** The lower certificates that each certificate covers. STCW II, III, IV/2, V/1 and VI/5–6; product 2.4 */
export const coveredCertificates: Readonly<Record<string, readonly string[]>> = {
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

/** Full names of each certificate. An abbreviation in closing brackets counts only next to a word of its subject. */
const namePatterns: readonly { key: string; called: readonly string[]; subject?: RegExp; stcw?: string }[] = [
  {
    key: "gmdss-goc",
    called: ["GOC", "ORU", "GMDSS GOC", "GOC GMDSS", "GMDSS ORU", "ORU GMDSS"],
    subject: /\b(GMDSS|RADIO)\b/,
  },
  {
    key: "gmdss-roc",
    called: ["ROC", "ORT", "GMDSS ROC", "ROC GMDSS", "GMDSS ORT", "ORT GMDSS"],
    subject: /\b(GMDSS|RADIO)\b/,
  },
  {
    key: "sso",
    called: ["SSO", "SHIP SECURITY OFFICER", "PERWIRA KEAMANAN KAPAL"],
    subject: /\b(SECURITY|KEAMANAN)\b/,
    stcw: "VI/5",
  },
  { key: "sdsd", called: ["SDSD"], subject: /\b(SECURITY|KEAMANAN)\b/ },
  { key: "sat", called: ["SAT"], subject: /\b(SECURITY|KEAMANAN)\b/ },
  { key: "able-deck", called: ["ABLE DECK", "ABLE SEAFARER DECK", "PELAUT TERAMPIL BAGIAN DEK"], stcw: "II/5" },
  {
    key: "able-engine",
    called: ["ABLE ENGINE", "ABLE SEAFARER ENGINE", "PELAUT TERAMPIL BAGIAN MESIN"],
    stcw: "III/5",
  },
  {
    key: "rfpnw-deck",
    called: ["RATING DEK", "RATING DECK", "RATING DINAS JAGA NAVIGASI", "RATING FORMING PART OF A NAVIGATIONAL WATCH"],
    stcw: "II/4",
  },
  {
    key: "rfpew-engine",
    called: ["RATING MESIN", "RATING ENGINE", "RATING DINAS JAGA MESIN", "RATING FORMING PART OF AN ENGINEERING WATCH"],
    stcw: "III/4",
  },
  { key: "boct", called: ["BOCT"], subject: /\bTANKERS?\b/, stcw: "V/1-1.2" },
  { key: "aot", called: ["AOT"], subject: /\bTANKERS?\b/, stcw: "V/1-1.4" },
  { key: "act", called: ["ACT"], subject: /\bTANKERS?\b/, stcw: "V/1-1.6" },
  { key: "blgt", called: ["BLGT"], subject: /\bTANKERS?\b/, stcw: "V/1-2.2" },
  { key: "algt", called: ["ALGT"], subject: /\bTANKERS?\b/, stcw: "V/1-2.4" },
];

const endorsement = /\bCOE\b|PENGUKUHAN|ENDORSEMENT/;
const competencyClass =
  /^(?:(?:COC|IJAZAH|SERTIFIKAT|CERTIFICATE OF COMPETENCY)[\s:,(-]+)?(ANT|ATT)(?:[\s.-]+(IV|V|I{1,3})|[\s.-]*([1-5]))[\s,.(-]*(M|MANAJEMEN|MANAGEMENT)?(?![A-Z0-9])/;
const romanClasses = ["i", "ii", "iii", "iv", "v"];
const withManagement: readonly string[] = ["iii", "iv"];

const inCapitals = (name: string) => plainName(name).toUpperCase();

/** Shorten "Basic Safety Training (BST)" to "BST", which both languages use; other names stay. */
export const shortName = (name: string) => /\(([A-Z][A-Z0-9-]*(?: M)?)\)\s*$/.exec(name)?.[1] ?? name;

function classOf(name: string): string | undefined {
  const spelled = name
    .replace(/AHLI NAUTIKA TINGKAT|DECK OFFICER CLASS/, "ANT")
    .replace(/AHLI TEKNIKA TINGKAT|ENGINEER OFFICER CLASS/, "ATT");
  const [, book, roman, digit, management] = competencyClass.exec(spelled) ?? [];
  if (!book) return undefined;
  const level = roman?.toLowerCase() ?? romanClasses[Number(digit) - 1] ?? "";
  return `${book.toLowerCase()}-${level}${management && withManagement.includes(level) ? "-m" : ""}`;
}

/**
 * Find the certificate's key in the table of covered certificates by its full name in either language, else by its STCW
 * paragraph. Ignore abbreviations inside a sentence: the Oil Pollution Act is no chemical tanker course.
 */
export function certificateKeyOf({ name, stcw }: Pick<Certificate, "name" | "stcw">): string | undefined {
  const words = inCapitals(name);
  if (endorsement.test(words)) return undefined;
  const [, before = words, inBrackets = ""] = /^(.*?)\s*\(([^()]+)\)$/.exec(words) ?? [];
  const isCalledSo = ({ called, subject }: (typeof namePatterns)[number]) =>
    called.includes(words) ||
    called.includes(before) ||
    (called.includes(inBrackets) && (subject?.test(before) ?? true));
  return (
    classOf(words) ??
    (namePatterns.find(isCalledSo) ?? namePatterns.find((sign) => sign.stcw !== undefined && sign.stcw === stcw))?.key
  );
}

type Identity = { names: readonly string[]; alsoCalled: ReadonlySet<string>; key: string | undefined };

// Cache the parsed names: people hold dozens of certificates, and each is compared with every requirement.
const identities = new WeakMap<Certificate, Identity>();
let identitiesByName = new Map<string, Identity>();
const maxCachedNames = 5_000;

function identityOf(certificate: Certificate): Identity {
  const cached = identities.get(certificate);
  if (cached) return cached;
  const { name, nameEn, stcw } = certificate;
  // Include the lengths, so that no other three values give the same key.
  const called = `${name.length} ${nameEn?.length ?? 0} ${name}${nameEn ?? ""}${stcw ?? ""}`;
  const identity = identitiesByName.get(called) ?? read(certificate);
  if (identitiesByName.size >= maxCachedNames) identitiesByName = new Map();
  identitiesByName.set(called, identity);
  identities.set(certificate, identity);
  return identity;
}

function read(certificate: Certificate): Identity {
  const { name, nameEn } = certificate;
  const names = nameEn ? [name, nameEn] : [name];
  const alsoCalled = new Set(names.flatMap((one) => [inCapitals(one), inCapitals(shortName(one))]));
  return { names: names.map(inCapitals), alsoCalled, key: certificateKeyOf(certificate) };
}

/**
 * Whether a certificate meets a requirement: the same row, the same name or its bare abbreviation ("BST"), or a higher
 * certificate that covers it. Names count within one kind only. product 2.4
 */
export function satisfies(certificate: Certificate, required: Certificate): boolean {
  if (certificate.certificateId !== null && certificate.certificateId === required.certificateId) return true;
  if (certificate.kind !== required.kind) return false;
  const [identity, requiredIdentity] = [identityOf(certificate), identityOf(required)];
  if (identity.names.some((name) => requiredIdentity.alsoCalled.has(name))) return true;
  if (identity.key === undefined || requiredIdentity.key === undefined) return false;
  return (
    identity.key === requiredIdentity.key ||
    (coveredCertificates[identity.key]?.includes(requiredIdentity.key) ?? false)
  );
}
