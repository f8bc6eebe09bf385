const prefix = "my-joining:";

/** Takes away what a worker keeps of pages for when there is no network (public/my-joining-worker.js), but for what this sign-in keeps. */
export async function forgetKeptPages(but?: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  const others = names.filter((name) => name.startsWith(prefix) && !(but && name.startsWith(`${prefix}${but}:`)));
  await Promise.all(others.map((name) => caches.delete(name)));
}
