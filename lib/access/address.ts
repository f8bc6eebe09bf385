import { isIP, isIPv6 } from "node:net";

/**
 * Return the client address. The server's front door (scripts/front-door) sets the header and overwrites what a client
 * sent.
 */
export function addressOf(headers: Headers): string {
  const address = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(address) ? address : "127.0.0.1";
}

/** Split an IPv6 address into its eight groups. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.split("::");
  const leading = head.split(":").filter(Boolean);
  const trailing = tail.split(":").filter(Boolean);
  const zeros: string[] = Array(Math.max(0, 8 - leading.length - trailing.length)).fill("0");
  return [...leading, ...zeros, ...trailing];
}

/** Return the network of one subscriber, for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
export const networkKeyOf = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::` : address;

/** Return the /24 (IPv4) or /48 (IPv6) of an address. A phone that moves within it is the same visitor. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? groupsOf(address).slice(0, 3).join(":") : address.split(".").slice(0, 3).join(".");
