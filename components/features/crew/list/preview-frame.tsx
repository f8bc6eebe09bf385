"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PreviewFrame } from "@/components/ui/list/preview/frame";

const Pane = lazyDialog(() => import("./preview-pane").then((module) => module.CrewPreviewPane));

/** Wrap a list of seafarers whose records have a preview. */
export const CrewPreviewFrame = ({ children }: { children: ReactNode }) => (
  <PreviewFrame Pane={Pane}>{children}</PreviewFrame>
);
