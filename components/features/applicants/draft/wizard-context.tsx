"use client";

import { createContext, useContext, type MutableRefObject } from "react";
import type { Registration, RegistrationOptions } from "@/lib/features/applicants/schema";
import type { RegistrationContext } from "@/lib/features/applicants/registration/fields.schema";
import type { SaveState } from "./use-draft";

type WizardContextValue = {
  joi: number;
  registration: Registration;
  /** null when the lists could not be loaded: every field still takes typed text. */
  options: RegistrationOptions | null;
  rules: RegistrationContext;
  /** Certificates the position may hold besides the required ones, by name. */
  certificates: { coc: string[]; cop: string[] };
  /** Offers the captcha in place; resume runs once the gate is open again. */
  askGate: (resume: () => void) => void;
  /** To a step, and there to a part of it by its id. */
  go: (step: number, place?: string) => Promise<void>;
  /** What the step on screen has to finish before the page may change. */
  leavingRef: MutableRefObject<() => Promise<unknown>>;
  saveState: SaveState;
  setSaveState: (state: SaveState) => void;
};

const WizardContext = createContext<WizardContextValue | null>(null);
export const WizardProvider = WizardContext;

export function useWizard(): WizardContextValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error("outside the wizard");
  return value;
}
