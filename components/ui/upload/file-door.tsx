"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { UploadRefusal } from "./send-file";

export type FileDoorSettings = {
  uploadUrl: string;
  viewUrl: (fileId: string) => string;
  fileType: string;
  /** May take a refusal over, for example to renew what expired; retry sends the same file again. */
  onRefused?: (refusal: UploadRefusal, retry: () => void) => boolean;
};

const FileDoorContext = createContext<FileDoorSettings>({
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&inline=true`,
  fileType: "personaldata",
});
export const useFileDoor = () => useContext(FileDoorContext);

/** Where the file fields below send to and read from. */
export const FileDoor = ({ settings, children }: { settings: FileDoorSettings; children: ReactNode }) => (
  <FileDoorContext value={settings}>{children}</FileDoorContext>
);
