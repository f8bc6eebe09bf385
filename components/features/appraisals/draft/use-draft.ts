"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { draftsOf, type DraftKey } from "./drafts";
import { onDraftChange, broadcastDraftChange } from "./tab-channel";
import { draftIdOf, type DraftForm, type Draft, type DraftValues, type Subject } from "./draft";
import { deviceDraftStore } from "./store";
import { useTabLock } from "./use-tab-lock";

/** none: nothing typed yet. at: when the device stored it. */
type SaveState = { state: "none" | "saving" | "failed" } | { state: "saved"; at: string };
type DraftStart = { subject: Subject; form: DraftForm; values: DraftValues };
type Options = { draftKey: DraftKey; start: DraftStart };

const pauseMilliseconds = 300;

/** Turn a draft into a new report, after the server stored the earlier version. */
const asNewReport = (stored: Draft): Draft =>
  stored.standing.state === "earlier"
    ? { ...stored, reportKey: crypto.randomUUID(), standing: { state: "typing" }, isChangedSinceTry: false }
    : stored;

const freshDraft = (id: string, start: DraftStart): Draft => ({
  ...start,
  id,
  reportKey: crypto.randomUUID(),
  standing: { state: "typing" },
  savedAt: "",
});

/** Ask the browser for persistent storage, so that drafts survive low disk space. It may refuse. */
const requestPersistentStorage = () => void navigator.storage?.persist?.().catch(() => false);

/** Manage a report draft: store it on the device shortly after each change, show it in every tab, edit it in one. */
export function useDraft({ draftKey, start }: Options) {
  const { owner, key } = draftKey;
  const drafts = useMemo(() => draftsOf({ owner, key }, deviceDraftStore), [owner, key]);
  const id = draftIdOf(owner, start.subject);
  const { pen, take } = useTabLock(id);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [keeping, setKeeping] = useState<SaveState>({ state: "none" });
  const [isFound, setFound] = useState(false);
  /** Another tab sent or deleted it. */
  const [isGone, setGone] = useState(false);
  const pending = useRef<{ draft: Draft; timer: number } | null>(null);
  const startRef = useRef(start);

  const storeDraft = useCallback(
    async (next: Draft) => {
      const savedAt = new Date().toISOString();
      try {
        await drafts.write({ ...next, savedAt });
        setKeeping({ state: "saved", at: savedAt });
        broadcastDraftChange({ id, what: "saved" });
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
    return storeDraft(last.draft);
  }, [storeDraft]);

  // Load the stored draft first, and again when this tab gets the lock or another tab saved.
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const stored = await drafts.read(id).catch(() => null);
      if (!isHere || pending.current) return;
      setFound(stored !== null);
      setDraft(stored ? asNewReport(stored) : freshDraft(id, startRef.current));
      setKeeping(stored ? { state: "saved", at: stored.savedAt } : { state: "none" });
    };
    void read();
    const unsubscribe = onDraftChange((change) => {
      if (change.id !== id) return;
      if (change.what === "gone") setGone(true);
      else void read();
    });
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, [drafts, id, pen]);

  useEffect(() => {
    const leave = () => void flush();
    const hide = () => (document.visibilityState === "hidden" ? leave() : undefined);
    // A page restored from the back/forward cache may belong to a signed-out user.
    const reloadRestoredPage = (event: PageTransitionEvent) => (event.persisted ? window.location.reload() : undefined);
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", reloadRestoredPage);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", reloadRestoredPage);
    };
  }, [flush]);

  /** Apply a change and store it after a short delay. */
  const change = (next: Draft, isAtOnce = false) => {
    if (keeping.state === "none") requestPersistentStorage();
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
    broadcastDraftChange({ id, what: "gone" });
  };

  /** Restart from the office record or the stored report. */
  const restart = async () => {
    await remove();
    setFound(false);
    setDraft(freshDraft(id, start));
    setKeeping({ state: "none" });
  };

  return {
    draft,
    startVersion: start.subject.version,
    pen,
    take,
    keeping,
    isFound,
    isGone,
    change,
    remove,
    startAgain: restart,
  };
}
export type DraftHandle = ReturnType<typeof useDraft>;
