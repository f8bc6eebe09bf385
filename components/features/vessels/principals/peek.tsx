"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PeekFrame } from "@/components/ui/list/peek/frame";

const Pane = lazyDialog(() => import("./peek-pane").then((module) => module.PrincipalPane));

/** Add the side panel to the principal list. */
export const PrincipalPeek = ({ children }: { children: ReactNode }) => <PeekFrame Pane={Pane}>{children}</PeekFrame>;
