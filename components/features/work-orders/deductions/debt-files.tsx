"use client";

import type { ReactNode } from "react";
import { FileDoor, type FileDoorSettings } from "@/components/ui/upload/file-door";
import { fileAddress } from "@/components/ui/feedback/file-address";

const settings: FileDoorSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => fileAddress(fileId, true),
  fileType: "personaldata",
};

/** Provide upload settings of debt documents, readable by viewers of the debt. */
export const DebtFiles = ({ children }: { children: ReactNode }) => <FileDoor settings={settings}>{children}</FileDoor>;
