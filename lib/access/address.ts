import { isIP, isIPv6 } from "node:net";

/** The address a request comes from. The front door of the server (scripts/front-door) has put it there, whoever else claimed one. */
export function addressOf(headers: Headers): string {
  const address = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(address) ? address : "127.0.0.1";
}

/** The groups of an IPv6 address, those left out included. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const gap: string[] = Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right];
}

/** What one customer of a provider has: an IPv4 address, or the /64 an IPv6 address lies in. Limits count by it. */
export const placeOf = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::` : address;

/** The /24 (IPv4) or /48 (IPv6) an address lies in: a phone that moves within it is the same visitor. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? groupsOf(address).slice(0, 3).join(":") : address.split(".").slice(0, 3).join(".");
