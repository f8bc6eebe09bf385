/** Anybody has an address there: the domain says nothing about whom it belongs to. */
const everybodys = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "mail.com",
  "msn.com",
  "outlook.com",
  "proton.me",
  "protonmail.com",
  "rocketmail.com",
  "yahoo.co.id",
  "yahoo.com",
  "ymail.com",
];

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

/** Whether an address is a person of the principal: one that is known, or one of a company domain that is known. product 5.9 */
export function isOfPrincipal(email: string, known: readonly string[]): boolean {
  const [wanted, ...others] = [email, ...known].map((address) => address.trim().toLowerCase());
  if (!wanted) return false;
  const domains = others.map(domainOf).filter((domain) => !everybodys.includes(domain));
  return others.includes(wanted) || domains.includes(domainOf(wanted));
}

/** "a•••@client.com": enough for its owner to know it again. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "•••" : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
