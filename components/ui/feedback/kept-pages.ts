const prefix = "my-joining:";

/**
 * Delete the pages that a service worker cached for offline use (public/my-joining-worker.js), except those of one
 * user.
 */
export async function forgetKeptPages(but?: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  const others = names.filter((name) => name.startsWith(prefix) && !(but && name.startsWith(`${prefix}${but}:`)));
  await Promise.all(others.map((name) => caches.delete(name)));
}
