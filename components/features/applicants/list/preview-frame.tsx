"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PreviewFrame } from "@/components/ui/list/preview/frame";

const Pane = lazyDialog(() => import("./preview-pane").then((module) => module.ApplicantPreviewPane));

/** Render the list with a side pane that previews the selected applicant. */
export const ApplicantPreviewFrame = ({ children }: { children: ReactNode }) => (
  <PreviewFrame Pane={Pane}>{children}</PreviewFrame>
);
