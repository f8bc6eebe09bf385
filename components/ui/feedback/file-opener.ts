"use client";

import { createContext, useContext } from "react";

/** Opens a file in the page's own viewer. Returns false for a file it does not know. */
type OpenFile = (fileId: string) => boolean;

const FileOpenerContext = createContext<OpenFile | null>(null);
/** Offers every file that is opened inside to this page first. */
export const FileOpener = FileOpenerContext.Provider;
export const useFileOpener = () => useContext(FileOpenerContext);
