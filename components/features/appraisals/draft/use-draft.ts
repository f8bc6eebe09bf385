"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { draftsOf, type DraftKey } from "./drafts";
import { hear, tell } from "./news";
import { draftIdOf, type AskedForm, type Draft, type DraftValues, type Subject } from "./shape";
import { deviceShelf } from "./shelf";
import { usePen } from "./use-pen";

/** none: nothing typed yet. at: when the device stored it. */
type Keeping = { state: "none" | "saving" | "failed" } | { state: "saved"; at: string };
type Beginning = { subject: Subject; form: AskedForm; values: DraftValues };
type Options = { draftKey: DraftKey; start: Beginning };

const pauseMilliseconds = 300;

/** Turn a draft into a new report, after the server stored the earlier version. */
const inHandAgain = (kept: Draft): Draft =>
  kept.standing.state === "earlier"
    ? { ...kept, reportKey: crypto.randomUUID(), standing: { state: "typing" }, isChangedSinceTry: false }
    : kept;

const freshDraft = (id: string, start: Beginning): Draft => ({
  ...start,
  id,
  reportKey: crypto.randomUUID(),
  standing: { state: "typing" },
  savedAt: "",
});

/** Ask the browser for persistent storage, so that drafts survive low disk space. It may refuse. */
const askToKeep = () => void navigator.storage?.persist?.().catch(() => false);

/** Manage a report draft: store it on the device shortly after each change, show it in every tab, edit it in one. */
export function useDraft({ draftKey, start }: Options) {
  const { owner, key } = draftKey;
  const drafts = useMemo(() => draftsOf({ owner, key }, deviceShelf), [owner, key]);
  const id = draftIdOf(owner, start.subject);
  const { pen, take } = usePen(id);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({ state: "none" });
  const [isFound, setFound] = useState(false);
  /** Another tab sent or deleted it. */
  const [isGone, setGone] = useState(false);
  const pending = useRef<{ draft: Draft; timer: number } | null>(null);
  const begin = useRef(start);

  const keep = useCallback(
    async (next: Draft) => {
      const savedAt = new Date().toISOString();
      try {
        await drafts.write({ ...next, savedAt });
        setKeeping({ state: "saved", at: savedAt });
        tell({ id, what: "saved" });
        return true;
      } catch {
        setKeeping({ state: "failed" });
        return false;
      }
    },
    [drafts, id],
  );

  /** Store the last change at once. */
  const flush = useCallback(() => {
    const last = pending.current;
    if (!last) return Promise.resolve(true);
    window.clearTimeout(last.timer);
    pending.current = null;
    return keep(last.draft);
  }, [keep]);

  // Load the stored draft first, and again when this tab gets the lock or another tab saved.
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const kept = await drafts.read(id).catch(() => null);
      if (!isHere || pending.current) return;
      setFound(kept !== null);
      setDraft(kept ? inHandAgain(kept) : freshDraft(id, begin.current));
      setKeeping(kept ? { state: "saved", at: kept.savedAt } : { state: "none" });
    };
    void read();
    const deafen = hear((news) => {
      if (news.id !== id) return;
      if (news.what === "gone") setGone(true);
      else void read();
    });
    return () => {
      isHere = false;
      deafen();
    };
  }, [drafts, id, pen]);

  useEffect(() => {
    const leave = () => void flush();
    const hide = () => (document.visibilityState === "hidden" ? leave() : undefined);
    // A page restored from the back/forward cache may belong to a signed-out user.
    const comeBack = (event: PageTransitionEvent) => (event.persisted ? window.location.reload() : undefined);
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [flush]);

  /** Apply a change and store it after a short delay. */
  const change = (next: Draft, isAtOnce = false) => {
    if (keeping.state === "none") askToKeep();
    if (pending.current) window.clearTimeout(pending.current.timer);
    setDraft(next);
    setKeeping({ state: "saving" });
    pending.current = { draft: next, timer: window.setTimeout(() => void flush(), pauseMilliseconds) };
    return isAtOnce ? flush() : Promise.resolve(true);
  };

  /** Delete the draft from the device, after sending or on request. */
  const remove = async () => {
    if (pending.current) window.clearTimeout(pending.current.timer);
    pending.current = null;
    await drafts.remove(id).catch(() => undefined);
    tell({ id, what: "gone" });
  };

  /** Restart from the office record or the stored report. */
  const startAnew = async () => {
    await remove();
    setFound(false);
    setDraft(freshDraft(id, start));
    setKeeping({ state: "none" });
  };

  return { draft, startVersion: start.subject.version, pen, take, keeping, isFound, isGone, change, remove, startAnew };
}
export type DraftInHand = ReturnType<typeof useDraft>;
