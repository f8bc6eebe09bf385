"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useOffline } from "@/components/ui/layout/online";

type Props = { release: string; files: readonly string[]; at: string };

const page = "/dashboard/my-joining";

/** Asks the worker of this release to keep the page and its documents. @returns the documents kept, null where nothing can be */
async function keep(release: string, files: readonly string[]): Promise<readonly string[] | null> {
  if (!("serviceWorker" in navigator)) return null;
  const address = `/my-joining-worker.js?v=${encodeURIComponent(release)}`;
  await navigator.serviceWorker.register(address, { scope: page, updateViaCache: "none" });
  const worker = await activeAt(address);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<readonly string[] | null>) => resolve(data);
    worker.postMessage({ kind: "keep", files: [...files] }, [port2]);
  });
}

const tries = 40;
const betweenMilliseconds = 250;

/** The worker of this release once it has taken over from an older one, which may still be answering. */
async function activeAt(address: string): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.ready;
  for (let tried = 0; tried < tries; tried += 1) {
    const { active } = registration;
    if (active?.state === "activated" && active.scriptURL.endsWith(address)) return active;
    await new Promise((resolve) => setTimeout(resolve, betweenMilliseconds));
  }
  throw new Error("the worker did not come");
}

/** Whether the page is kept on the phone, and how old it is while there is no network. */
export function Kept({ release, files, at }: Props) {
  const t = useTranslations("joining.kept");
  const isOffline = useOffline();
  const [held, setHeld] = useState<number | null>(null);
  const wanted = files.join(" ");
  useEffect(() => {
    if (!navigator.onLine) return;
    let isHere = true;
    keep(release, wanted ? wanted.split(" ") : [])
      .then((kept) => (isHere && kept ? setHeld(kept.length) : undefined))
      .catch(() => undefined);
    return () => void (isHere = false);
  }, [release, wanted]);
  return (
    <p className="joining-note" role="status" data-held={held ?? undefined}>
      {isOffline ? t("offline", { at }) : held === null ? "" : t("files", { count: held })}
    </p>
  );
}
