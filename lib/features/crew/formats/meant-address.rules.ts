/** Domains of providers that most addresses of seafarers have. */
const providers = [
  ...["gmail.com", "yahoo.com", "yahoo.co.id", "ymail.com", "rocketmail.com", "hotmail.com", "outlook.com"],
  ...["outlook.co.id", "live.com", "icloud.com", "aol.com", "googlemail.com", "protonmail.com"],
];
/** Real domains that are one slip away from a provider's. */
const otherDomains = new Set(["mail.com", "email.com", "gmx.com", "aol.co", "hotmail.co.uk", "live.co.uk"]);

/** Endings that are no top-level domain, with the one they are a slip of. */
const endings = new Map(
  Object.entries({
    com: "con cmo ocm comm coom vom xom cim cpm clm ckm c0m comn conm",
    net: "nte ent ner nett nrt ney",
    org: "ogr rog orgg orf prg",
    id: "idd",
  }).flatMap(([meant, slips]) => slips.split(" ").map((slip) => [slip, meant] as const)),
);

/** Whether two words differ by one letter added, left out, replaced, or changed with its neighbour. */
function isOneSlipAway(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.length === short.length + 1 && long.slice(at + 1) === short.slice(at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return long.slice(at + 1) === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}

/** The domain with the ending that was meant: `gmail.con` does not exist. */
const withEnding = (domain: string) =>
  domain.replace(/[^.]+$/, (ending) => endings.get(ending) ?? ending).replace(/\.co\.di$/, ".co.id");

/**
 * Return the address that was probably meant, where the domain is a slip of a provider's or its ending does not exist.
 * It is only asked about: the address may be right, so nothing refuses or changes it. @returns null without a question
 */
export function meantAddress(address: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([a-z\d.-]+\.[a-z\d]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const ended = withEnding(domain);
  const isKnown = providers.includes(ended) || otherDomains.has(ended);
  const meant = isKnown ? ended : (providers.find((known) => isOneSlipAway(ended, known)) ?? ended);
  return meant === domain ? null : `${name}@${meant}`;
}
