"use client";

import { createContext, useContext } from "react";

/** Told by the file fields below when an upload begins and when it is over: a form sent meanwhile would leave the file behind. */
export const UploadWatch = createContext<(isBusy: boolean) => void>(() => {});
export const useUploadReport = () => useContext(UploadWatch);
