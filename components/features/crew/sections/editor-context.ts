"use client";

import { createContext, useContext, type ReactNode } from "react";

type SectionState = {
  close: () => void;
  /** The user is about to open the form: its code loads, nothing is shown. */
  isPreloading: boolean;
  /** Shown until the form has loaded. */
  fallback: ReactNode;
};

/** The section around a form; closing it shows the stored values again. */
export const SectionContext = createContext<SectionState>({ close: () => {}, isPreloading: false, fallback: null });
export const useSection = () => useContext(SectionContext);
