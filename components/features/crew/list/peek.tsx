"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PeekFrame } from "@/components/ui/list/peek/frame";

const Pane = lazyDialog(() => import("./peek-pane").then((module) => module.CrewPane));

/** Wrap a list of seafarers whose records have a preview. */
export const CrewPeek = ({ children }: { children: ReactNode }) => <PeekFrame Pane={Pane}>{children}</PeekFrame>;
