"use client";

import { createContext, useContext, type MutableRefObject } from "react";
import type { Registration, RegistrationOptions } from "@/lib/features/applicants/schema";
import type { RegistrationContext } from "@/lib/features/applicants/registration/fields.schema";
import type { AppliedInput } from "@/lib/features/crew/person-fields.rules";
import type { SaveState } from "./use-draft";

type WizardContextValue = {
  joi: number;
  registration: Registration;
  /** Null when the lists could not be loaded. Fields then still accept free text. */
  options: RegistrationOptions | null;
  rules: RegistrationContext;
  /** The fields of the first step, as declared, from the top of the screen down. */
  fields: readonly AppliedInput[];
  /** Names of optional certificates for the position, besides the required ones. */
  certificates: { coc: string[]; cop: string[] };
  /** Show the captcha. resume runs after it is solved. */
  openCaptchaGate: (resume: () => void) => void;
  /** Go to a step, optionally to an element id on it. */
  go: (step: number, place?: string) => Promise<void>;
  /** Work the current step must finish before the page changes. */
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
