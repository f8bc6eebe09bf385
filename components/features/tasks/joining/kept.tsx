"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useOffline } from "@/components/ui/feedback/online";

type Props = { release: string; files: readonly string[]; at: string };

const page = "/dashboard/my-joining";

const answerMilliseconds = 60_000;

/**
 * Ask the service worker of this release to cache the page and its documents.
 * @returns the cached documents
 * @throws when the worker does not start or answer, or the network failed
 */
async function keep(release: string, files: readonly string[]): Promise<readonly string[]> {
  const address = `/my-joining-worker.js?v=${encodeURIComponent(release)}`;
  const registration = await navigator.serviceWorker.register(address, { scope: page, updateViaCache: "none" });
  const worker = await activeAt(registration, address);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the worker did not answer")), answerMilliseconds);
    port1.onmessage = ({ data }: MessageEvent<readonly string[] | null>) => {
      clearTimeout(late);
      if (data) resolve(data);
      else reject(new Error("the network broke off"));
    };
    worker.postMessage({ kind: "keep", files: [...files] }, [port2]);
  });
}

const tries = 120;
const betweenMilliseconds = 250;

/**
 * Wait for this release's worker to replace an older one, which finishes its work first.
 * Repeat skipWaiting, because a browser that asked while the older worker was starting does not ask again.
 */
async function activeAt(registration: ServiceWorkerRegistration, address: string): Promise<ServiceWorker> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { active, waiting } = registration;
    if (active?.state === "activated" && active.scriptURL.endsWith(address)) return active;
    if (waiting?.scriptURL.endsWith(address)) waiting.postMessage({ kind: "take-over" });
    await wait(betweenMilliseconds);
  }
  throw new Error("the worker did not come");
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Delays between attempts, because a network at sea comes and goes. */
const pauses = [1_000, 3_000, 10_000, 30_000, 60_000];

/** Retry until the page is cached, left, or no attempt is left. Waits while offline. */
async function keepAtLast(release: string, files: readonly string[], isHere: () => boolean) {
  for (const pause of [0, ...pauses]) {
    await wait(pause);
    if (!isHere()) return undefined;
    const kept = navigator.onLine ? await keep(release, files).catch(() => null) : null;
    if (kept) return kept.length;
  }
  return undefined;
}

/** Shows whether the page is available offline, and its age while it is. */
export function Kept({ release, files, at }: Props) {
  const t = useTranslations("joining.kept");
  const isOffline = useOffline();
  const [held, setHeld] = useState<number | null>(null);
  const wanted = files.join(" ");
  useEffect(() => {
    if (isOffline || !("serviceWorker" in navigator)) return;
    let isHere = true;
    void keepAtLast(release, wanted ? wanted.split(" ") : [], () => isHere).then((count) => {
      if (isHere && count !== undefined) setHeld(count);
    });
    return () => void (isHere = false);
  }, [release, wanted, isOffline]);
  return (
    <p className="joining-note" role="status" data-held={held ?? undefined}>
      {isOffline ? t("offline", { at }) : held === null ? "" : t("files", { count: held })}
    </p>
  );
}
