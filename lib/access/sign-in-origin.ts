import { headers } from "next/headers";
import { addressOf, placeOf } from "./address";

const systems = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"];
const browsers = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];

/** "Chrome, Windows": enough for a person to know their own device. */
function deviceOf(userAgent: string): string {
  const browser = browsers.find((name) => userAgent.includes(`${name}/`)) ?? "Browser";
  const system = systems.find((name) => userAgent.includes(name));
  return system ? `${browser}, ${system}` : browser;
}

/** Where a sign-in comes from, for the list of one's own sessions. */
export async function originOf(): Promise<{ network: string; device: string }> {
  const head = await headers();
  return { network: placeOf(addressOf(head)), device: deviceOf(head.get("user-agent") ?? "") };
}
