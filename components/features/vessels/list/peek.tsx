"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PeekFrame } from "@/components/ui/list/peek/frame";

const Pane = lazyDialog(() => import("./peek-pane").then((module) => module.VesselPane));

/** Add the side panel to the vessel list. */
export const VesselPeek = ({ children }: { children: ReactNode }) => <PeekFrame Pane={Pane}>{children}</PeekFrame>;
