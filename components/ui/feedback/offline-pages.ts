const prefix = "my-joining:";

/**
 * Delete the pages that a service worker cached for offline use (public/my-joining-worker.js), except those of one
 * user.
 */
export async function deleteOfflinePages(exceptUserKey?: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  const cachesToDelete = names.filter(
    (name) => name.startsWith(prefix) && !(exceptUserKey && name.startsWith(`${prefix}${exceptUserKey}:`)),
  );
  await Promise.all(cachesToDelete.map((name) => caches.delete(name)));
}
