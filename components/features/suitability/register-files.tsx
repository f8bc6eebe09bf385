"use client";

import type { ReactNode } from "react";
import { FileDoor, type FileDoorSettings } from "@/components/ui/upload/file-door";

const settings: FileDoorSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&inline=true`,
  fileType: "blacklist",
};

/** Let file fields below upload register documents, which only its readers may open. */
export const RegisterFiles = ({ children }: { children: ReactNode }) => (
  <FileDoor settings={settings}>{children}</FileDoor>
);
