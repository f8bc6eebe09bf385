"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PreviewFrame } from "@/components/ui/list/preview/frame";

const Pane = lazyDialog(() => import("./preview-pane").then((module) => module.OpeningPreviewPane));

/** Render the list with a side pane that previews the selected opening. */
export const OpeningPreviewFrame = ({ children }: { children: ReactNode }) => (
  <PreviewFrame Pane={Pane}>{children}</PreviewFrame>
);
