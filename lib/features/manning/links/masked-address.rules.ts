/** "a•••@client.com": enough for its owner to know it again. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "•••" : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
