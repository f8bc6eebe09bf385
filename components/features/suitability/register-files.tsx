"use client";

import type { ReactNode } from "react";
import { UploadProvider, type UploadSettings } from "@/components/ui/upload/upload-context";

const settings: UploadSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&inline=true`,
  fileType: "blacklist",
};

/** Let file fields below upload register documents, which only its readers may open. */
export const RegisterFiles = ({ children }: { children: ReactNode }) => (
  <UploadProvider settings={settings}>{children}</UploadProvider>
);
