"use client";

import type { ReactNode } from "react";
import { UploadProvider, type UploadSettings } from "@/components/ui/upload/upload-context";
import { fileAddress } from "@/components/ui/feedback/file-address";

const settings: UploadSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => fileAddress(fileId, true),
  fileType: "personaldata",
};

/** Provide upload settings of debt documents, readable by viewers of the debt. */
export const DebtFiles = ({ children }: { children: ReactNode }) => (
  <UploadProvider settings={settings}>{children}</UploadProvider>
);
