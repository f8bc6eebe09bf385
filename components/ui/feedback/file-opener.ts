"use client";

import { createContext, useContext } from "react";

/** Shows a file in a page's own way; false where it does not know the file. */
type OpenFile = (fileId: string) => boolean;

const FileOpenerContext = createContext<OpenFile | null>(null);
/** Every file that is opened inside is offered to this page first. */
export const FileOpener = FileOpenerContext.Provider;
export const useFileOpener = () => useContext(FileOpenerContext);
