"use client";

import { lazyDialogButton } from "../inputs/lazy-dialog-button";

export const NewRunButton = lazyDialogButton(() => import("./new-run-dialog").then((module) => module.NewRunDialog));
export const ReleaseButton = lazyDialogButton(() => import("./decide-dialogs").then((module) => module.ReleaseDialog));
export const DropButton = lazyDialogButton(() => import("./decide-dialogs").then((module) => module.DropDialog));
export const MarkButton = lazyDialogButton(() => import("./mark-dialog").then((module) => module.MarkDialog));
export const AnswerButton = lazyDialogButton(() => import("./answer-dialog").then((module) => module.AnswerDialog));
export const TrialButton = lazyDialogButton(() => import("./trial-dialog").then((module) => module.TrialDialog));
