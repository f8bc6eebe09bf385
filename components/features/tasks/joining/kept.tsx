"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useOffline } from "@/components/ui/feedback/online";

type Props = { release: string; files: readonly string[]; at: string };

const page = "/dashboard/my-joining";

const answerMilliseconds = 60_000;

/**
 * Asks the worker of this release to keep the page and its documents.
 * @returns the documents kept
 * @throws where the worker does not come, does not answer, or the network broke off in between
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
 * The worker of this release once it has taken over from an older one, which first finishes what it is doing. It is told to take over again
 * and again: a browser that asked the older one to end while that one was being started does not ask it twice by itself.
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
/** How long is waited before the next try: a network at sea breaks off and comes back. */
const pauses = [1_000, 3_000, 10_000, 30_000, 60_000];

/** Tries until it is kept, the page is left or nothing is left to try. While there is no network there is nothing to try. */
async function keepAtLast(release: string, files: readonly string[], isHere: () => boolean) {
  for (const pause of [0, ...pauses]) {
    await wait(pause);
    if (!isHere()) return undefined;
    const kept = navigator.onLine ? await keep(release, files).catch(() => null) : null;
    if (kept) return kept.length;
  }
  return undefined;
}

/** Whether the page is kept on the phone, and how old it is while there is no network. */
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
