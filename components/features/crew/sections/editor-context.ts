"use client";

import { createContext, useContext, type ReactNode } from "react";

type SectionState = {
  close: () => void;
  /** Somebody is about to open it: its code is fetched, nothing is shown. */
  isAhead: boolean;
  /** What is read until the form has come. */
  meanwhile: ReactNode;
};

/** The section a form stands in: closing it shows what is stored again. */
export const SectionContext = createContext<SectionState>({ close: () => {}, isAhead: false, meanwhile: null });
export const useSection = () => useContext(SectionContext);
