"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useIsOffline } from "@/components/ui/feedback/online";

type Props = { release: string; files: readonly string[]; at: string };

const page = "/dashboard/my-joining";

const answerMilliseconds = 60_000;

/**
 * Ask the service worker of this release to cache the page and its documents.
 * @returns the cached documents
 * @throws when the worker does not start or answer, or the network failed
 */
async function cacheOffline(release: string, files: readonly string[]): Promise<readonly string[]> {
  const address = `/my-joining-worker.js?v=${encodeURIComponent(release)}`;
  const registration = await navigator.serviceWorker.register(address, { scope: page, updateViaCache: "none" });
  const worker = await activeWorkerOf(registration, address);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error("the worker did not answer")), answerMilliseconds);
    port1.onmessage = ({ data }: MessageEvent<readonly string[] | null>) => {
      clearTimeout(timeout);
      if (data) resolve(data);
      else reject(new Error("the network broke off"));
    };
    worker.postMessage({ kind: "keep", files: [...files] }, [port2]);
  });
}

const maxAttempts = 120;
const attemptDelayMilliseconds = 250;

/**
 * Wait for this release's worker to replace an older one, which finishes its work first.
 * Repeat skipWaiting, because a browser that asked while the older worker was starting does not ask again.
 */
async function activeWorkerOf(registration: ServiceWorkerRegistration, address: string): Promise<ServiceWorker> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { active, waiting } = registration;
    if (active?.state === "activated" && active.scriptURL.endsWith(address)) return active;
    if (waiting?.scriptURL.endsWith(address)) waiting.postMessage({ kind: "take-over" });
    await wait(attemptDelayMilliseconds);
  }
  throw new Error("the worker did not come");
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Delays between attempts, because a network at sea comes and goes. */
const retryDelays = [1_000, 3_000, 10_000, 30_000, 60_000];

/** Retry until the page is cached, left, or no attempt is left. Waits while offline. */
async function cacheWithRetries(release: string, files: readonly string[], isHere: () => boolean) {
  for (const pause of [0, ...retryDelays]) {
    await wait(pause);
    if (!isHere()) return undefined;
    const cachedFiles = navigator.onLine ? await cacheOffline(release, files).catch(() => null) : null;
    if (cachedFiles) return cachedFiles.length;
  }
  return undefined;
}

/** Shows whether the page is available offline, and its age while it is. */
export function OfflineStatus({ release, files, at }: Props) {
  const t = useTranslations("joining.kept");
  const isOffline = useIsOffline();
  const [cachedCount, setCachedCount] = useState<number | null>(null);
  const filesKey = files.join(" ");
  useEffect(() => {
    if (isOffline || !("serviceWorker" in navigator)) return;
    let isHere = true;
    void cacheWithRetries(release, filesKey ? filesKey.split(" ") : [], () => isHere).then((count) => {
      if (isHere && count !== undefined) setCachedCount(count);
    });
    return () => void (isHere = false);
  }, [release, filesKey, isOffline]);
  return (
    <p className="joining-note" role="status" data-held={cachedCount ?? undefined}>
      {isOffline ? t("offline", { at }) : cachedCount === null ? "" : t("files", { count: cachedCount })}
    </p>
  );
}
