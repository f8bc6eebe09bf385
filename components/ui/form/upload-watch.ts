"use client";

import { createContext, useCallback, useContext, useState } from "react";

/** Told by the file fields below when an upload begins and when it is over: a form sent meanwhile would leave the file behind. */
export const UploadWatch = createContext<(isBusy: boolean) => void>(() => {});
export const useUploadReport = () => useContext(UploadWatch);

/** Counts the uploads below a form: what to hand to UploadWatch, and whether one is on its way. */
export function useUploadWatch() {
  const [uploads, setUploads] = useState(0);
  const watch = useCallback((isBusy: boolean) => setUploads((running) => running + (isBusy ? 1 : -1)), []);
  return { watch, isUploading: uploads > 0 };
}
