import { headers } from "next/headers";
import { addressOf, networkKeyOf } from "./address";

const systems = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"];
const browsers = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];

/** Describe the device, such as "Chrome, Windows", so that users recognize their own. */
function deviceOf(userAgent: string): string {
  const browser = browsers.find((name) => userAgent.includes(`${name}/`)) ?? "Browser";
  const system = systems.find((name) => userAgent.includes(name));
  return system ? `${browser}, ${system}` : browser;
}

/** Return device and network of a sign-in, for the user's list of sessions. */
export async function originOf(): Promise<{ network: string; device: string }> {
  const head = await headers();
  return { network: networkKeyOf(addressOf(head)), device: deviceOf(head.get("user-agent") ?? "") };
}
