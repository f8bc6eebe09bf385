import type { WizardStep } from "@/lib/features/applicants/wizard.schema";

type TabDraft = { values: Record<string, unknown>; savedAt: number; dirty: boolean };

const tabDrafts = new Map<string, TabDraft>();
const nameOf = (joi: number, step: WizardStep) => `registration ${joi} ${step}`;

/**
 * Return the latest unsaved draft of this tab if it is newer than the server's. Browser Back may show an older page.
 */
export const recallDraft = (joi: number, step: WizardStep, serverSavedAt: number): TabDraft | null => {
  const tabDraft = tabDrafts.get(nameOf(joi, step));
  return tabDraft && (tabDraft.dirty || tabDraft.savedAt >= serverSavedAt) ? tabDraft : null;
};
export const rememberDraft = (joi: number, step: WizardStep, entry: TabDraft) =>
  void tabDrafts.set(nameOf(joi, step), entry);

/** Store values that could not be saved before the page closed, for this tab only. */
export function stashDraft(joi: number, step: WizardStep, values: Record<string, unknown>) {
  try {
    sessionStorage.setItem(nameOf(joi, step), JSON.stringify(values));
  } catch {
    // Storage may be full or disabled. The server draft still exists.
  }
}

export function unstashDraft(joi: number, step: WizardStep): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(nameOf(joi, step));
    const values: unknown = text === null ? null : JSON.parse(text);
    return typeof values === "object" && values !== null ? { ...values } : null;
  } catch {
    return null;
  }
}

export function wasUnstashed(joi: number, step: WizardStep) {
  try {
    sessionStorage.removeItem(nameOf(joi, step));
  } catch {
    // Nothing was stored.
  }
}

export function forgetDrafts(joi: number, steps: readonly WizardStep[]) {
  for (const step of steps) {
    tabDrafts.delete(nameOf(joi, step));
    wasUnstashed(joi, step);
  }
}
