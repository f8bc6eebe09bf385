"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { saveDraftAction } from "@/lib/features/applicants/registration/actions";
import type { WizardStep } from "@/lib/features/applicants/wizard.schema";
import { rememberDraft, stashDraft, wasUnstashed } from "./tab-draft";

const pauseMilliseconds = 1_500;
const retryMilliseconds = [3_000, 6_000, 12_000, 30_000];

export type SaveState = { phase: "none" | "saving" | "saved" | "failed"; savedAt: Date | null };
type Options = {
  joi: number;
  step: WizardStep;
  savedAt: Date | null;
  values: () => Record<string, unknown>;
  onGateExpired: () => void;
};

/** Save a step's values to the server while the user types, and retry until saved. */
export function useDraft({ joi, step, savedAt, values, onGateExpired }: Options) {
  const [state, setState] = useState<SaveState>({ phase: savedAt ? "saved" : "none", savedAt });
  const dirty = useRef(false);
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ values, onGateExpired });
  useEffect(() => {
    latest.current = { values, onGateExpired };
  });

  const flush = useCallback(
    async function flush(): Promise<boolean> {
      clearTimeout(timer.current);
      if (!dirty.current) return true;
      dirty.current = false;
      setState((before) => ({ ...before, phase: "saving" }));
      const sent = latest.current.values();
      const result = await saveDraftAction({ joi, step, values: sent }).catch(() => null);
      if (result?.ok) {
        failures.current = 0;
        wasUnstashed(joi, step);
        rememberDraft(joi, step, {
          values: latest.current.values(),
          savedAt: result.data.savedAt.getTime(),
          dirty: dirty.current,
        });
        setState({ phase: "saved", savedAt: result.data.savedAt });
        return true;
      }
      dirty.current = true;
      stashDraft(joi, step, latest.current.values());
      setState((before) => ({ ...before, phase: "failed" }));
      if (result?.code === "GATE_EXPIRED") latest.current.onGateExpired();
      else {
        const retryDelay = retryMilliseconds[Math.min(failures.current, retryMilliseconds.length - 1)];
        failures.current += 1;
        timer.current = setTimeout(() => void flush(), retryDelay);
      }
      return false;
    },
    [joi, step],
  );

  const scheduleSave = useCallback(() => {
    dirty.current = true;
    rememberDraft(joi, step, { values: latest.current.values(), savedAt: 0, dirty: true });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pauseMilliseconds);
  }, [joi, step, flush]);

  /** Mark the draft as saved. A submitted step is already stored. */
  const markSaved = useCallback(() => {
    clearTimeout(timer.current);
    dirty.current = false;
    wasUnstashed(joi, step);
    rememberDraft(joi, step, { values: latest.current.values(), savedAt: Date.now(), dirty: false });
  }, [joi, step]);

  useEffect(() => {
    const leave = () => {
      if (!dirty.current) return;
      stashDraft(joi, step, latest.current.values());
      void flush();
    };
    const hidden = () => document.visibilityState === "hidden" && leave();
    const online = () => void flush();
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", online);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", online);
      leave();
      clearTimeout(timer.current);
    };
  }, [joi, step, flush]);

  return { state, touch: scheduleSave, flush, settled: markSaved };
}
