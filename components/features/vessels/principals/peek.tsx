"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PeekFrame } from "@/components/ui/list/peek/frame";

const Pane = lazyDialog(() => import("./peek-pane").then((module) => module.PrincipalPane));

/** A list of principals that can be looked at beside it. */
export const PrincipalPeek = ({ children }: { children: ReactNode }) => <PeekFrame Pane={Pane}>{children}</PeekFrame>;
