"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PreviewFrame } from "@/components/ui/list/preview/frame";

const Pane = lazyDialog(() => import("./preview-pane").then((module) => module.PrincipalPreviewPane));

/** Add the side panel to the principal list. */
export const PrincipalPreviewFrame = ({ children }: { children: ReactNode }) => (
  <PreviewFrame Pane={Pane}>{children}</PreviewFrame>
);
