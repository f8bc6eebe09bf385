"use client";

import { lazyDialogButton } from "../inputs/lazy-dialog-button";

export const ProposeButton = lazyDialogButton(() => import("./propose-dialog").then((module) => module.ProposeDialog));
export const DecideButton = lazyDialogButton(() => import("./decide-dialog").then((module) => module.DecideDialog));
export const EndButton = lazyDialogButton(() => import("./end-dialog").then((module) => module.EndDialog));
