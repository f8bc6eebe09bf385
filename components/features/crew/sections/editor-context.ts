"use client";

import { createContext, useContext } from "react";

/** The section a form stands in: closing it shows what is stored again. */
export const SectionContext = createContext<{ close: () => void }>({ close: () => {} });
export const useSection = () => useContext(SectionContext);
