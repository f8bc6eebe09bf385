"use client";

import { createContext, useCallback, useContext, useState } from "react";

/** Lets file fields report running uploads. Submitting during an upload would lose the file. */
export const UploadTracker = createContext<(isBusy: boolean) => void>(() => {});
export const useReportUpload = () => useContext(UploadTracker);

/** Count the running uploads of a form. Returns the value for UploadTracker and whether one is running. */
export function useUploadTracker() {
  const [uploads, setUploads] = useState(0);
  const watch = useCallback((isBusy: boolean) => setUploads((running) => running + (isBusy ? 1 : -1)), []);
  return { watch, isUploading: uploads > 0 };
}
