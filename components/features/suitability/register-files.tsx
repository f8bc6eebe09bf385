"use client";

import type { ReactNode } from "react";
import { FileDoor, type FileDoorSettings } from "@/components/ui/upload/file-door";

const settings: FileDoorSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&inline=true`,
  fileType: "blacklist",
};

/** File fields below upload papers of the register: readable by its readers only. */
export const RegisterFiles = ({ children }: { children: ReactNode }) => (
  <FileDoor settings={settings}>{children}</FileDoor>
);
