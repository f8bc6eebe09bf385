"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { PeekFrame } from "@/components/ui/list/peek/frame";

const Pane = lazyDialog(() => import("./peek-pane").then((module) => module.ApplicantPane));

/** A list of applicants that can be looked at beside it. */
export const ApplicantPeek = ({ children }: { children: ReactNode }) => <PeekFrame Pane={Pane}>{children}</PeekFrame>;
