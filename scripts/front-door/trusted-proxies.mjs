import proxyAddr from "proxy-addr";

/**
 * Parse TRUST_PROXY: empty or 0 for none, a number of hops before the server, or networks and addresses
 * separated by commas ("10.0.0.0/8, fd00::/8, loopback").
 * @throws for anything else
 * @returns {(address: string | undefined, hop: number) => boolean}
 */
export function trustedProxies(declared = "") {
  const setting = declared.trim();
  if (/^\d?$/.test(setting)) return (_address, hop) => hop < Number(setting);
  const isTrusted = compiled(setting);
  return (address, hop) => address !== undefined && isTrusted(address, hop);
}

function compiled(setting) {
  try {
    if (/^\d+$/.test(setting)) throw new Error(`${setting} is more than nine`);
    return proxyAddr.compile(setting.split(",").map((part) => part.trim()));
  } catch (error) {
    throw new Error(`TRUST_PROXY is a number of proxies, or their networks separated by commas: ${error.message}`);
  }
}
