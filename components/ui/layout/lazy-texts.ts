import type { AbstractIntlMessages } from "next-intl";
import { createContext } from "react";

/** Addresses of the texts that lazily loaded components may need. */
export const LazyTextAddresses = createContext<readonly string[]>([]);

const mountedAddresses: string[] = [];
const loadedTexts = new Map<string, AbstractIntlMessages>();
const pendingFetches = new Map<string, Promise<void>>();

/** Register the texts of a mounted screen. Returns the function that removes them. */
export function registerTexts(address: string) {
  mountedAddresses.push(address);
  return () => void mountedAddresses.splice(mountedAddresses.indexOf(address), 1);
}

function fetchOne(address: string): Promise<void> {
  const pending = pendingFetches.get(address);
  if (loadedTexts.has(address) || pending) return pending ?? Promise.resolve();
  const request = fetch(address)
    .then(async (response) => {
      if (!response.ok) throw new Error(`texts answered ${response.status}`);
      loadedTexts.set(address, await response.json());
    })
    .finally(() => pendingFetches.delete(address));
  pendingFetches.set(address, request);
  return request;
}

/** Fetch texts once. Without addresses it fetches those of all mounted screens. */
export async function fetchTexts(addresses: readonly string[] = mountedAddresses) {
  await Promise.all(addresses.map(fetchOne));
}

/** Return all texts merged, or null while one is missing. */
export function textsAt(addresses: readonly string[]): AbstractIntlMessages | null {
  const texts = addresses.map((address) => loadedTexts.get(address));
  return texts.every((item) => item !== undefined) ? Object.assign({}, ...texts) : null;
}
