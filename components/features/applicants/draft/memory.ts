import type { WizardStep } from "@/lib/features/applicants/schema";

type Kept = { values: Record<string, unknown>; savedAt: number; dirty: boolean };

const kept = new Map<string, Kept>();
const nameOf = (joi: number, step: WizardStep) => `registration ${joi} ${step}`;

/**
 * Return the latest unsaved draft of this tab if it is newer than the server's. Browser Back may show an older page.
 */
export const recall = (joi: number, step: WizardStep, serverSavedAt: number): Kept | null => {
  const own = kept.get(nameOf(joi, step));
  return own && (own.dirty || own.savedAt >= serverSavedAt) ? own : null;
};
export const remember = (joi: number, step: WizardStep, entry: Kept) => void kept.set(nameOf(joi, step), entry);

/** Store values that could not be saved before the page closed, for this tab only. */
export function stash(joi: number, step: WizardStep, values: Record<string, unknown>) {
  try {
    sessionStorage.setItem(nameOf(joi, step), JSON.stringify(values));
  } catch {
    // Storage may be full or disabled. The server draft still exists.
  }
}

export function unstash(joi: number, step: WizardStep): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(nameOf(joi, step));
    const values: unknown = text === null ? null : JSON.parse(text);
    return typeof values === "object" && values !== null ? { ...values } : null;
  } catch {
    return null;
  }
}

export function unstashed(joi: number, step: WizardStep) {
  try {
    sessionStorage.removeItem(nameOf(joi, step));
  } catch {
    // Nothing was stored.
  }
}

export function forget(joi: number, steps: readonly WizardStep[]) {
  for (const step of steps) {
    kept.delete(nameOf(joi, step));
    unstashed(joi, step);
  }
}
