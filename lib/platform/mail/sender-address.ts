/** Sender of mails and invitations: MAIL_FROM ("Name <address>"), else an address of the product's own host. */
export function mailSenderAddress(): { name: string; email: string } {
  const host = new URL(process.env.AUTH_URL ?? "http://localhost").hostname;
  const [, name = "", email = ""] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(process.env.MAIL_FROM ?? "") ?? [];
  return { name: name || "Nakhoda Crewing", email: email || process.env.MAIL_FROM || `crewing@${host}` };
}
