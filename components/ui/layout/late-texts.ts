import type { AbstractIntlMessages } from "next-intl";
import { createContext } from "react";

/** Addresses of the texts that lazily loaded components may need. */
export const LateAddresses = createContext<readonly string[]>([]);

const announced: string[] = [];
const arrived = new Map<string, AbstractIntlMessages>();
const underWay = new Map<string, Promise<void>>();

/** Register the texts of a mounted screen. Returns the function that removes them. */
export function announce(address: string) {
  announced.push(address);
  return () => void announced.splice(announced.indexOf(address), 1);
}

function fetchOne(address: string): Promise<void> {
  const asked = underWay.get(address);
  if (arrived.has(address) || asked) return asked ?? Promise.resolve();
  const work = fetch(address)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`texts answered ${answer.status}`);
      arrived.set(address, await answer.json());
    })
    .finally(() => underWay.delete(address));
  underWay.set(address, work);
  return work;
}

/** Fetch texts once. Without addresses it fetches those of all mounted screens. */
export async function fetchTexts(addresses: readonly string[] = announced) {
  await Promise.all(addresses.map(fetchOne));
}

/** Return all texts merged, or null while one is missing. */
export function textsAt(addresses: readonly string[]): AbstractIntlMessages | null {
  const texts = addresses.map((address) => arrived.get(address));
  return texts.every((one) => one !== undefined) ? Object.assign({}, ...texts) : null;
}
