"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PreviewFrame } from "@/components/ui/list/preview/frame";

const Pane = lazyDialog(() => import("./preview-pane").then((module) => module.VesselPreviewPane));

/** Add the side panel to the vessel list. */
export const VesselPreviewFrame = ({ children }: { children: ReactNode }) => (
  <PreviewFrame Pane={Pane}>{children}</PreviewFrame>
);
