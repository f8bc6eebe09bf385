"use client";

import { lazyDialogButton } from "../inputs/lazy-dialog-button";

export const OpenDebtButton = lazyDialogButton(() => import("./open-dialog").then((module) => module.OpenDialog));
export const DecideDebtButton = lazyDialogButton(() => import("./decide-dialog").then((module) => module.DecideDialog));
export const InstalmentButton = lazyDialogButton(() =>
  import("./instalment-dialog").then((module) => module.InstalmentDialog),
);
export const EntryButton = lazyDialogButton(() => import("./entry-dialog").then((module) => module.EntryDialog));
export const DecideEntryButton = lazyDialogButton(() =>
  import("./decide-entry-dialog").then((module) => module.DecideEntryDialog),
);
export const RequestAdvanceButton = lazyDialogButton(() =>
  import("./advance-request-dialog").then((module) => module.AdvanceRequestDialog),
);
export const CashButton = lazyDialogButton(() => import("./cash-dialog").then((module) => module.CashDialog));
