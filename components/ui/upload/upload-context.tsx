"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { UploadRefusal } from "./send-file";

export type UploadSettings = {
  uploadUrl: string;
  viewUrl: (fileId: string) => string;
  fileType: string;
  /** May handle a refusal, for example to renew an expired token. `retry` sends the same file again. */
  onRefused?: (refusal: UploadRefusal, retry: () => void) => boolean;
};

const UploadContext = createContext<UploadSettings>({
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&inline=true`,
  fileType: "personaldata",
});
export const useUploadSettings = () => useContext(UploadContext);

/** Sets where the file fields below upload to and read from. */
export const UploadProvider = ({ settings, children }: { settings: UploadSettings; children: ReactNode }) => (
  <UploadContext value={settings}>{children}</UploadContext>
);
