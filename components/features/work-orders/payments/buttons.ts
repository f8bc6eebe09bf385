"use client";

import { lazyDialogButton } from "../inputs/lazy-dialog-button";

export const NewRunButton = lazyDialogButton(() => import("./new-run-dialog").then((module) => module.NewRunDialog));
export const ReleaseButton = lazyDialogButton(() =>
  import("./release-and-drop-dialogs").then((module) => module.ReleasePaymentRunDialog),
);
export const DropButton = lazyDialogButton(() =>
  import("./release-and-drop-dialogs").then((module) => module.DropPaymentRunDialog),
);
export const MarkButton = lazyDialogButton(() =>
  import("./mark-transfers-dialog").then((module) => module.MarkTransfersDialog),
);
export const AnswerButton = lazyDialogButton(() =>
  import("./bank-answer-dialog").then((module) => module.BankAnswerDialog),
);
export const TrialButton = lazyDialogButton(() =>
  import("./bank-trial-dialog").then((module) => module.BankTrialDialog),
);
