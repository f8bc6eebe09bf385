"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { draftsOf, type DraftKey } from "./drafts";
import { hear, tell } from "./news";
import { draftIdOf, type AskedForm, type Draft, type DraftValues, type Subject } from "./shape";
import { deviceShelf } from "./shelf";
import { usePen } from "./use-pen";

/** none: nothing typed yet. at: when the device took it. */
type Keeping = { state: "none" | "saving" | "failed" } | { state: "saved"; at: string };
type Beginning = { subject: Subject; form: AskedForm; values: DraftValues };
type Options = { draftKey: DraftKey; start: Beginning };

const pauseMilliseconds = 300;

/** What the server did not take in is a report of its own once it is written on. */
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

/** Asks the browser not to throw drafts away when the disk is short; it may say no, and drafts can be saved as files. */
const askToKeep = () => void navigator.storage?.persist?.().catch(() => false);

/** A report as it is typed: kept on the device a moment after every key, shown in every tab, written in one. */
export function useDraft({ draftKey, start }: Options) {
  const { owner, key } = draftKey;
  const drafts = useMemo(() => draftsOf({ owner, key }, deviceShelf), [owner, key]);
  const id = draftIdOf(owner, start.subject);
  const { pen, take } = usePen(id);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({ state: "none" });
  const [isFound, setFound] = useState(false);
  /** Another tab sent it or threw it away. */
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

  /** What was typed last goes to the device at once. */
  const flush = useCallback(() => {
    const last = pending.current;
    if (!last) return Promise.resolve(true);
    window.clearTimeout(last.timer);
    pending.current = null;
    return keep(last.draft);
  }, [keep]);

  // What lies on the device comes first, and again when this tab gets the pen or another tab wrote.
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
    // A page kept by the browser may belong to somebody who has left.
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

  /** Takes a change in and puts it away after a short pause. */
  const change = (next: Draft, isAtOnce = false) => {
    if (keeping.state === "none") askToKeep();
    if (pending.current) window.clearTimeout(pending.current.timer);
    setDraft(next);
    setKeeping({ state: "saving" });
    pending.current = { draft: next, timer: window.setTimeout(() => void flush(), pauseMilliseconds) };
    return isAtOnce ? flush() : Promise.resolve(true);
  };

  /** Takes it from the device: it was stored, or its writer wants it gone. */
  const remove = async () => {
    if (pending.current) window.clearTimeout(pending.current.timer);
    pending.current = null;
    await drafts.remove(id).catch(() => undefined);
    tell({ id, what: "gone" });
  };

  /** Begins again with what the office knows, or with what is stored. */
  const startAnew = async () => {
    await remove();
    setFound(false);
    setDraft(freshDraft(id, start));
    setKeeping({ state: "none" });
  };

  return { draft, startVersion: start.subject.version, pen, take, keeping, isFound, isGone, change, remove, startAnew };
}
export type DraftInHand = ReturnType<typeof useDraft>;
